import { keyOfStep, leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  asksForEntry,
  blamesEntries,
  saysOnlyThatWrong,
  saysWrong,
} from "#checks/accessibility/wording/error-words.ts";
import {
  asksForAllEntries,
  asksForAnyEntry,
  speaksOfRequired,
} from "#checks/accessibility/wording/missing-entry-words.ts";
import { isSmallWord, namesField } from "#checks/accessibility/wording/field-names.ts";
import { speaksOfResult } from "#checks/accessibility/wording/result-words.ts";
import { CHOICES } from "#gather/operating/forms/choice-facts.ts";
import { MOST_MESSAGES } from "#gather/operating/forms/most-messages.ts";
import {
  type FormMessage,
  SENT_FORMS,
  type SentForm,
  type SentForms,
} from "#gather/operating/forms/form-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { CheckedField } from "./probe.ts";
import { decideCleared, emptiedDefects } from "./deleted-entries.ts";
import { isToldByTitleAlone, refusedInSilence, unseenDefect, withoutTitles } from "./seen-by-nobody.ts";

const CHECKED_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), {
  shape: 1,
  when: "forms checked",
});

export const a11yErrorUntold = rule({
  id: "a11y-error-untold",
  severity: "high",
  criteria: ["3.3.1"],
  defect: "Missing entry not explained in words",
  title: "Empty required fields are explained in words",
  whyItMatters:
    "Some people can't see a red border or don't know what it means. Without words, they never learn which field is missing.",
  businessImpact: "You lose an order or a question when visitors can't send the form and don't know why.",
  fixSteps: [
    "Leave the field empty and submit the form. The page must say in words which field is missing.",
    'Ask your developer to look for a script that calls "preventDefault" on the "invalid" event. Remove it, so that the browser shows its own message.',
    "Or show your own text next to the field, and connect it with aria-describedby.",
  ],
  effort: "S",
  examines: [
    examine(CHECKED_FIELDS, decide),
    examine(SENT_FORMS, decideSent),
    examine(CHOICES, decideCleared),
  ],
});

/** Fields of which the page keeps the browser from telling, and tells nothing itself. */
function decide(fields: CheckedField[]): Decision {
  return {
    applies: fields.length > 0,
    defects: fields
      .filter(({ isSilenced, hasNewText, hasAlert }) => isSilenced && !hasNewText && !hasAlert)
      .map(({ label, hasNewLook, element }) => {
        const left = label === "" ? "We left a required field" : `We left the required field “${label}”`;
        const message = hasNewLook
          ? `${left} empty, and only its look changed. No text says what is missing`
          : `${left} empty, and nothing says so. The page blocks the browser's own message`;
        return { message, element };
      }),
  };
}

/** Forms that check themselves when they are sent, and that answer with red or with `aria-invalid` and nothing else. */
function decideSent(all: SentForms): Decision | { reason: string } {
  const forms = all.forms.map(withoutOthers);
  const marking = forms.filter(
    ({ fields, effect, isCheckedByBrowser, isReddened }) =>
      (marksErrors(fields) || isReddened === true || hasPictures(fields)) &&
      effect.left.length === 0 &&
      !isCheckedByBrowser,
  );
  const silent = marking.filter(saysNothing);
  const held = forms.filter((sent) => sent.isHeld === true && sent.filled === "wrongly" && wantsOther(sent));
  const silentlyHeld = held.filter(
    (sent) => saysNothing(sent) && sent.messages.length === 0 && !silent.includes(sent),
  );
  const left = forms.flatMap((sent) => untoldOnLeaving(sent).map((field) => ({ sent, field })));
  const leftOpen = left.map(({ sent, field }) => [keyOfStep(sent), leftDefect(field, sent)] as const);
  const halfTold = marking.filter((sent) => !saysNothing(sent)).flatMap(untoldFields);
  const byTitle = marking.filter((sent) => isToldByTitleAlone(sent) && saysNothing(withoutTitles(sent)));
  const refused = refusedInSilence(forms, all.answers ?? []);
  const defects = new Map([
    ...[...refused, ...byTitle].map((sent) => [keyOfStep(sent), unseenDefect(sent)] as const),
    ...halfTold,
    ...leftOpen,
    ...silentlyHeld.map((sent) => [keyOfStep(sent), heldDefect(sent)] as const),
    ...silent.toReversed().map((sent) => [keyOfStep(sent), sentDefect(sent)] as const),
  ]);
  const emptied = emptiedDefects(forms, all.filledIn ?? []);
  return unlessUntried(
    {
      applies: marking.length + held.length + left.length + emptied.length + refused.length > 0,
      defects: [...defects.values(), ...emptied],
    },
    leftOfForms(all),
  );
}

/** A look that a fitting entry gets as well marks no error: it may be that of any field that is filled in. */
function marksErrors(fields: SentForm["fields"]): boolean {
  const marked = fields.filter(({ isMarked }) => isMarked);
  return marked.length > 0 && marked.every(({ entry, isInvalid }) => entry !== "right" || isInvalid);
}

/** What a picture or a sign came beside; what fits may be ticked off, and is not warned of. */
function picturesAt(fields: SentForm["fields"]): SentForm["fields"] {
  return fields.filter(
    ({ hasNewPicture, hasNewSign, entry }) =>
      hasNewSign === true || (hasNewPicture === true && entry !== "right"),
  );
}

/** A single picture may only show that the page is at work; a sign of warning does not. */
function hasPictures(fields: SentForm["fields"]): boolean {
  const all = picturesAt(fields);
  return all.length >= FEWEST_PICTURES || all.some(({ hasNewSign }) => hasNewSign === true);
}

const FEWEST_PICTURES = 2;
const FEWEST_MARKED = 2;

function saysNothing(sent: SentForm): boolean {
  const { messages, errors, effect, isToldOtherwise } = sent;
  const isGeneral = (message: FormMessage): boolean => isOfNoField(message) || isOfAllMarked(message, sent);
  const general = new Set(messages.filter(isGeneral).map(({ text }) => text));
  const others = errors.forms.filter((form) => !form.errors.every(({ text }) => general.has(text)));
  const told = errors.ofFields.length + others.length + effect.asked;
  return told === 0 && !isToldOtherwise && messages.every(isGeneral);
}

/** Asks to look at the entries again while several fields have turned red: which ones is said by the color alone. */
function isOfAllMarked(message: FormMessage, { fields, focusMoves }: SentForm): boolean {
  const marked = fields.filter(({ isMarked, isInvalid }) => isMarked && !isInvalid);
  const isOfOne =
    message.tie !== null || fields.some(({ label }) => isNamedIn(message.text.toLowerCase(), label));
  const areSome = marked.length < fields.length && asksForAnyEntry(message) && !asksForKnownEntries(message);
  return (blamesEntries(message) || areSome) && !isOfOne && !focusMoves && marked.length >= FEWEST_MARKED;
}

/** Whoever reads that all are missing, or those that are required, may know which. */
function asksForKnownEntries(message: FormMessage): boolean {
  return asksForAllEntries(message) || speaksOfRequired(message);
}

function isOfNoField(message: FormMessage): boolean {
  return message.field === null && saysOnlyThatWrong(message);
}

/** Letters of languages of which we know no words for what is wrong. */
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u;

/** Elsewhere on the page, what appears may be the next slide: only its words tell that it is about the form. */
function withoutOthers(sent: SentForm): SentForm {
  const isOfForm = (message: FormMessage): boolean =>
    message.isElsewhere !== true ||
    message.isAnnounced ||
    OTHER_SCRIPT.test(message.text) ||
    [saysWrong, asksForEntry, blamesEntries, saysOnlyThatWrong].some((says) => says(message)) ||
    speaksOfResult(message.text) ||
    sent.fields.some(({ label }) => label !== "" && namesField(message.text, label));
  return { ...sent, messages: sent.messages.filter(isOfForm) };
}

/** Fields that only turned red, or got a sign, beside others of the same form that are told of in words. One text may mean several. */
function untoldFields(sent: SentForm): [string, RuleDefect][] {
  const { fields, messages, isToldOtherwise, toldOtherwise, filled } = sent;
  const ofMessages = messages.flatMap((message) => fieldsToldBy(message, fields));
  const told = new Set([...ofMessages, ...(toldOtherwise ?? [])]);
  const areOfFields = messages.length > 0 && messages.every(({ field }) => field !== null);
  const isAnyTold = isToldOtherwise && toldOtherwise === undefined;
  if (!areOfFields || isAnyTold || messages.length >= MOST_MESSAGES) return [];
  const words = messages.map(({ text }) => text.toLowerCase()).join(" ");
  const first = fields.find(
    ({ isMarked, isInvalid, hasNewSign, label }, index) =>
      (isMarked || hasNewSign === true) && !isInvalid && !told.has(index) && !isNamedIn(words, label),
  );
  if (first === undefined) return [];
  const place = { element: first.element };
  const name = quoted(first.label, "a field");
  const seen = first.isMarked ? `Only the look of ${name} changed` : `Only a sign came beside ${name}`;
  const message = `${SENT[filled]}. ${seen}, while a text says what is wrong with another field`;
  const named = messages.find(({ text, field }) => isOfOne(text, fields[field ?? -1]?.label ?? ""));
  const areOfOne = messages.every(
    ({ text, field, tie }) =>
      (tie !== null && !OF_ALL.test(text)) || isOfOne(text, fields[field ?? -1]?.label ?? ""),
  );
  return areOfOne && named !== undefined
    ? [[keyOfStep(sent), { ...place, message: `${message}: “${named.text.slice(0, MOST_QUOTED)}”` }]]
    : [
        [
          keyOfStep(sent),
          { ...place, outcome: "review", message: `${message}. Does that text also mean this one?` },
        ],
      ];
}

/** A text that is tied to a field and names it means no other one, wherever it stands. */
function fieldsToldBy({ text, field, near = [], tie }: FormMessage, fields: SentForm["fields"]): number[] {
  if (field === null) return [];
  return tie !== null && isOfOne(text, fields[field]?.label ?? "") ? [field] : [field, ...near];
}

const MOST_QUOTED = 80;
/** By which a text speaks of more than its own field. */
const OF_ALL =
  /(?<!\p{L})(?:all|every|each|both|fields|entries|alle[nr]?|jede[sn]?|felder|eingaben|tou[st]e?s?|chaque|champs|tod[oa]s|cada|campos|tutti|ogni|campi|alle|velden|wszystk\p{L}+|pola)(?!\p{L})/iu;

/** Whether a text names the field that it belongs to, and nothing besides. */
function isOfOne(text: string, label: string): boolean {
  return label !== "" && namesField(text, label) && !OF_ALL.test(text);
}

/** A field that is checked as soon as it is left, and of which nothing says later on what is wrong with it. */
function untoldOnLeaving(sent: SentForm): SentForm["fields"] {
  const { fields, messages, markedOnLeaving = [], isToldOtherwise } = sent;
  const general = messages.filter(({ field }) => field === null);
  const isToldOfForm = general.some((message) => saysWrong(message) || asksForEntry(message));
  if (isToldOtherwise || isToldOfForm || messages.length >= MOST_MESSAGES) return [];
  const words = messages.map(({ text }) => text.toLowerCase()).join(" ");
  const told = new Set(messages.map(({ field }) => field));
  const isUntold = (index: number): boolean => {
    const field = fields[index];
    return field?.isMarked === true && !told.has(index) && !isNamedIn(words, field.label);
  };
  const left = markedOnLeaving.filter((index) => isUntold(index));
  const areWrong = left.every((index) => !["right", "none"].includes(fields[index]?.entry ?? "none"));
  return areWrong ? left.slice(0, 1).flatMap((index) => fields[index] ?? []) : [];
}

function leftDefect({ label, element }: SentForm["fields"][number], { messages }: SentForm): RuleDefect {
  const left = `We wrote a wrong entry in ${quoted(label, "a field")} and left the field. Only its look changed`;
  const [other] = messages;
  if (other === undefined) return { message: `${left}, and no text says what is wrong`, element };
  const question = `Does “${other.text}”, which appears later, say what is wrong?`;
  return { outcome: "review", message: `${left}. ${question}`, element };
}

/** The name in an example such as `name@example.org` is no field's. */
function isNamedIn(words: string, label: string): boolean {
  const own = label.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const telling = own.filter((word) => !isSmallWord(word));
  const said = words.replaceAll(/\S+@\S+/g, "");
  return telling.some((word) => said.includes(word));
}

/** Whether a field got something else than it wants. */
function wantsOther({ fields }: SentForm): boolean {
  return fields.some(({ entry }) => entry !== "none" && entry !== "right");
}

/** What stands beside the fields from the start may say enough. */
function heldDefect({ button, fields }: SentForm): RuleDefect {
  const field = fields.find(({ entry }) => entry !== "none" && entry !== "right");
  const name = quoted(field?.label ?? "", "a field");
  return {
    outcome: "review",
    message: `We filled in ${name} wrongly. The button of the form stays off, and no text appears. Can people tell what is wrong?`,
    element: button,
  };
}

const SENT = { not: "We sent the form empty", wrongly: "We filled in the form wrongly and sent it" };
const TRIED_IN_VAIN = {
  not: "We left the fields of the form empty",
  wrongly: "We filled in the form wrongly",
};

function sentDefect(sent: SentForm): RuleDefect {
  const { form, fields, filled, isHeld, isAlone, isReddened } = sent;
  const text = sent.messages[0]?.text;
  const untold = text === undefined ? "no text says what is wrong" : `“${text}” doesn't say what is wrong`;
  const marked = fields.filter(({ isMarked }) => isMarked);
  const [first, ...others] = marked.length > 0 ? marked : picturesAt(fields);
  if (isAlone === true && filled === "wrongly" && first !== undefined) return leftDefect(first, sent);
  if (isReddened === true && marked.length === 0)
    return {
      message: `${SENT[filled]}. The form only turned red, and ${untold}`,
      element: form,
    };
  const name = quoted(first?.label ?? "", "a field");
  const what = others.length === 0 ? name : `${name} and ${others.length} more`;
  const done = isHeld === true ? TRIED_IN_VAIN[filled] : SENT[filled];
  const came = first?.hasNewSign === true ? "Only a sign" : "Only pictures";
  const seen = marked.length > 0 ? `The look of ${what} changed` : `${came} came beside ${what}`;
  return {
    message: `${done}. ${seen}, and ${untold}`,
    ...(first === undefined ? {} : { element: first.element }),
  };
}
