import { ENTRY_HINTS } from "#checks/accessibility/families/entry-hints.ts";
import { leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import { asksForEntry } from "#checks/accessibility/wording/error-words.ts";
import { tellingWords, withoutRemarks } from "#checks/accessibility/wording/field-names.ts";
import {
  asksForAllEntries,
  asksForAnyEntry,
  speaksOfRequired,
} from "#checks/accessibility/wording/missing-entry-words.ts";
import { OPTIONAL_WORDS, REQUIRED_WORDS } from "#checks/accessibility/wording/required-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import {
  type FieldOfForm,
  SENT_FORMS,
  type SentForm,
  type SentForms,
} from "#gather/operating/forms/form-facts.ts";

import type { FormWithRequired } from "./probe.ts";

const FORMS_WITH_REQUIRED = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });
/** Signs by which labels say that a field must be filled in, besides words. */
const MARK = /[*＊†•⚹✱]|url\(/;

/** In smaller forms, such as one to sign in with, people expect to fill in all. */
const FEWEST_FIELDS = 3;
/** One that says what is missing field by field may want the others, too. */
const FEWEST_AT_ONCE = 2;

/** https://www.w3.org/WAI/WCAG22/Techniques/html/H90 */
export const a11yRequiredUnmarked = rule({
  id: "a11y-required-unmarked",
  severity: "medium",
  criteria: ["3.3.2"],
  defect: "Required field that isn't marked as one",
  title: "Required fields are marked as such",
  ...ENTRY_HINTS,
  fixSteps: [
    'Write "required" or a star into the label of each field that people must fill in, and explain the star above the form.',
    'Or write "optional" into the labels of the few that they may leave empty.',
  ],
  effort: "S",
  likelyOwner: "designer",
  examines: [examine(FORMS_WITH_REQUIRED, decide), examine(SENT_FORMS, decideSent)],
});

function decide(forms: FormWithRequired[]): Decision {
  const mixed = forms.filter(({ optional }) => optional > 0);
  const starred = forms.filter(isAnyStarred);
  return {
    applies: mixed.length + starred.length > 0,
    defects: [...mixed.flatMap(unmarked), ...starred.flatMap(starUnexplained)],
  };
}

function isAnyStarred({ required, optionalLabels }: FormWithRequired): boolean {
  return [...required.map(({ shown }) => shown), ...optionalLabels].some(isStarred);
}

function isStarred(shown: string): boolean {
  return MARK.test(shown) && !REQUIRED_WORDS.test(shown);
}

/** Most people know the star, and not all do. https://www.w3.org/WAI/tutorials/forms/instructions/ */
function starUnexplained({ required, notice }: FormWithRequired): RuleDefect[] {
  const [first] = required.toSorted(
    (one, other) => Number(isStarred(other.shown)) - Number(isStarred(one.shown)),
  );
  if (notice !== "" || first === undefined) return [];
  const message = "A sign marks the fields that must be filled in, and no text of the form explains it";
  return [{ wcag: [], message, element: first.element }];
}

/** Where every field is required, or each of the others says that it is not, nobody has to guess. */
function unmarked({ required, optionalLabels, notice }: FormWithRequired): RuleDefect[] {
  if (optionalLabels.every((label) => OPTIONAL_WORDS.test(label)) || notice !== "") return [];
  return required
    .filter(({ shown }) => !MARK.test(shown) && !REQUIRED_WORDS.test(shown))
    .map(({ label, element }) => ({
      outcome: "review",
      message: `“${cutAtWord(label, 60)}” must be filled in, and another field of the form need not be. Can people tell before they send it?`,
      element,
    }));
}

/** Forms that refused to be sent empty, on the same page. What markup says of required fields is examined by itself. */
function decideSent(sent: SentForms): Decision | { reason: string } {
  const answered = sent.forms
    .filter(({ filled, effect, ...form }) => {
      const isAnswered = form.isCheckedByBrowser || form.isHeld === true || form.isAlone === true;
      return filled === "not" && effect.left.length === 0 && !isAnswered;
    })
    .filter(({ fields }) => fields.filter(isWritten).length >= FEWEST_FIELDS)
    .map((form) => ({ form, missing: form.fields.filter((field) => isMissing(field, form)) }));
  const refused = answered.filter(
    ({ missing }) => missing.length > 0 && !missing.some(({ element }) => REQUIRES.test(element.snippet)),
  );
  const general = answered
    .filter(({ missing }) => missing.length === 0)
    .flatMap(({ form }) => requiredOnesMeant(form));
  return unlessUntried(
    {
      applies: refused.length + general.length > 0,
      defects: [...refused.flatMap(unmarkedOfSent), ...general.flatMap(unmarkedOnesMeant)],
    },
    leftOfForms(sent),
  );
}

/** A form that answers by a word on its required fields, and not on one of them. */
interface GeneralAnswer {
  form: SentForm;
  said: SentForm["messages"][number];
}

function requiredOnesMeant(form: SentForm): GeneralAnswer[] {
  const said = form.messages.find(
    (message) => asksForAnyEntry(message) && speaksOfRequired(message) && !asksForAllEntries(message),
  );
  return said === undefined ? [] : [{ form, said }];
}

/** Fields of which none says that it is one of those required. */
function unmarkedOnesMeant({ form, said }: GeneralAnswer): RuleDefect[] {
  const written = form.fields.filter(isWritten);
  const isAnyMarked = form.fields.some(({ shown = "", hints }) => isMarkedIn(`${shown} ${hints}`));
  const isAnyOptional = written.some(({ shown = "" }) => OPTIONAL_WORDS.test(shown));
  const [first] = written;
  if (form.notice !== undefined || isAnyMarked || isAnyOptional || first === undefined) return [];
  const message = `We sent the form empty. “${said.text}” speaks of required fields, and none is marked as one`;
  const areAlike = new Set(written.map(({ look }) => look)).size === 1;
  if (areAlike) return [{ message, element: first.element }];
  const question = "Does the look of the fields tell which ones these are?";
  return [{ outcome: "review", message: `${message}. ${question}`, element: first.element }];
}

const REQUIRES = /^<[^>]*\s(?:required|aria-required="?true)/;

/** What is written in, and not just chosen. */
function isWritten({ element }: FieldOfForm): boolean {
  return (
    /^<(?:input|textarea)/.test(element.snippet) &&
    !/^<[^>]*type="?(?:radio|checkbox|range|color)/.test(element.snippet)
  );
}

/** Whether the form marked a field, or a text says that it is missing. */
function isMissing(field: FieldOfForm, { messages, fields }: SentForm): boolean {
  if (!isWritten(field)) return false;
  if (field.isMarked) return true;
  const names = tellingWords(withoutRemarks(field.label === "" ? field.hints : field.label));
  return messages.filter(asksForEntry).some(({ text, tie, field: at }) => {
    if (tie !== null) return at !== null && fields[at] === field;
    const said = new Set(tellingWords(text));
    return names.length > 0 && names.every((word) => said.has(word));
  });
}

function unmarkedOfSent({ form, missing }: { form: SentForm; missing: FieldOfForm[] }): RuleDefect[] {
  const others = form.fields.filter((field) => isWritten(field) && !missing.includes(field));
  const areOthersOptional = others.length > 0 && others.every(({ shown = "" }) => OPTIONAL_WORDS.test(shown));
  if (form.notice !== undefined || areOthersOptional) return [];
  const unmarkedOnes = missing.filter(({ shown = "", hints }) => !isMarkedIn(`${shown} ${hints}`));
  const alike = unmarkedOnes.filter(({ look }) => others.some((other) => other.look === look));
  const [first] = alike.length > 0 ? alike : unmarkedOnes;
  if (first === undefined) return [];
  const more = unmarkedOnes.length > 1 ? ` and ${unmarkedOnes.length - 1} more` : "";
  const message = `We sent the form empty. It wants ${quoted(first.label, "a field")}${more}, and nothing says so before`;
  const isSure = alike.length > 0 && missing.length >= FEWEST_AT_ONCE;
  if (isSure) return [{ message: `${message}, though other fields may stay empty`, element: first.element }];
  return [
    { outcome: "review", message: `${message}. Do people expect to fill it in?`, element: first.element },
  ];
}

function isMarkedIn(text: string): boolean {
  return MARK.test(text) || REQUIRED_WORDS.test(text);
}
