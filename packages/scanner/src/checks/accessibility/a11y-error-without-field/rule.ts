import { FORM_ERRORS } from "#checks/accessibility/families/form-errors.ts";
import { leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import {
  asksForAllEntries,
  asksForAnyEntry,
  speaksOfRequired,
  speaksOfWholeForm,
} from "#checks/accessibility/wording/missing-entry-words.ts";
import {
  blamesEntries,
  isEmptyWord,
  refusesValue,
  saysNothing,
  saysWrong,
  saysWrongOfForm,
  wordsOf,
} from "#checks/accessibility/wording/error-words.ts";
import {
  isSmallWord,
  tellingWords,
  withoutRemarks,
  TELLING,
} from "#checks/accessibility/wording/field-names.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import {
  type FormMessage,
  SENT_FORMS,
  type SentForm,
  type SentForms,
} from "#gather/operating/forms/form-facts.ts";
import type { ErrorText, ErrorTexts, FieldText, FormWithErrors } from "#gather/page/in-page/error-texts.ts";

const ERROR_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 2 });

/** What asks for an entry and does not say that it is wrong. */
const ASKS_FOR = /^(?:please )?(?:enter|fill in|provide|type|choose|select|check|correct|bitte)\b/;
/** Letters of an error text: shorter ones are marks, longer ones whole sections. Alone beside a field, one word is a text. */
const LETTERS = { from: 9, fromAtField: 5, to: 299 };

export const a11yErrorWithoutField = rule({
  id: "a11y-error-without-field",
  severity: "high",
  criteria: ["3.3.1"],
  actRules: ["36b590"],
  defect: "Error message doesn't name the field",
  title: "Error messages name the field",
  ...FORM_ERRORS,
  fixSteps: [
    'In the error message, name the field and say what is wrong. For example: "Age must be a number".',
    "Show the message next to its field, and connect it with aria-describedby.",
  ],
  effort: "S",
  examines: [examine(ERROR_TEXTS, decide), examine(SENT_FORMS, decideSent)],
});

/** Error texts that do not help: they leave open which field is meant, or what is wrong with it. */
function decide({ ofFields, forms, outside }: ErrorTexts): Decision {
  const isAnyMarked = ofFields.some((texts) => texts.some(({ isMarked }) => isMarked));
  const above = outside === undefined || isAnyMarked ? [] : defectsOutside(outside);
  return {
    applies: isAnyMarked || forms.length > 0 || above.length > 0,
    defects: [...forms.flatMap(formDefects), ...ofFields.flatMap(emptyErrors), ...above],
  };
}

/** What says above a form that its entries are wrong, where nothing in the form says which. */
function defectsOutside(form: NonNullable<ErrorTexts["outside"]>): RuleDefect[] {
  if (form.isAnyFieldMarked || form.fields.length < 2) return [];
  return form.errors
    .filter((error) => saysWrongOfForm(error) && !error.isPointedAt && !OF_THE_REQUEST.test(wordsOf(error)))
    .filter((error) => !form.fields.some((field) => isNamedIn(error, field)))
    .slice(0, 1)
    .map((error) => toDefect(error, "which field it means"));
}

/** Error texts that came when a form was sent. */
function decideSent(sent: SentForms): Decision | { reason: string } {
  const { forms } = sent;
  const answers = forms.map(errorsOrMessages);
  const decisions = answers.map(decide);
  const defects = [
    ...decisions.flatMap((one) => one.defects),
    ...answers.flatMap((errors) => errors.forms.flatMap(generalDefects)),
  ];
  const known = new Set(defects.map(({ element }) => element?.selector));
  const general = new Map(
    forms
      .toReversed()
      .flatMap(incompleteAnswers)
      .filter(({ element }) => !known.has(element?.selector))
      .map((defect) => [defect.element?.selector, defect]),
  );
  const certain = [...defects, ...general.values()];
  const vague = certain.length > 0 ? [] : forms.flatMap(vagueAnswers).slice(0, 1);
  const told = new Set([...certain, ...vague].map(({ element }) => element?.selector));
  const short = forms.flatMap(shortAnswers).filter(({ element }) => !told.has(element?.selector));
  const applies = decisions.some((one) => one.applies) || general.size + vague.length + short.length > 0;
  return unlessUntried({ applies, defects: [...certain, ...vague, ...short] }, leftOfForms(sent));
}

/**
 * A form that asks to fill in its fields, or to look at them again, and says of none that it is the one. Who reads that all are needed may know
 * enough, and so may who sees which are marked as required.
 * https://www.w3.org/WAI/WCAG22/Techniques/general/G83
 */
function incompleteAnswers(sent: SentForm): RuleDefect[] {
  const { messages, fields, effect, focusMoves, isHeld } = sent;
  const isMarked = fields.some((field) => field.isInvalid || field.isMarked);
  if (isMarked || effect.left.length > 0 || isHeld === true || fields.length < 2) return [];
  const names = { fields: fields.map(toNames), errors: [] };
  // Where another text is about a field, or the focus goes to one, people learn which.
  const isSaidOfOne = messages.some(
    (message) => !asksForAnyEntry(message) && fieldsMeant({ ...message, ...ELSEWHERE }, names) > 0,
  );
  const isAtField = focusMoves && !messages.some(({ isElsewhere }) => isElsewhere === true);
  if (isSaidOfOne || isAtField) return [];
  return messages
    .filter((message) => asksForAnyEntry(message) || isAloneBesideField(message, messages))
    .filter((message) => namedIn(message, names) === 0)
    .slice(0, 1)
    .map((message) => {
      const defect = toDefect(message, "which field it means");
      const hasMarks = fields.some(({ hints }) => /\*/.test(hints) || speaksOfRequired({ text: hints }));
      if (!asksForAllEntries(message) && !(hasMarks && speaksOfRequired(message))) return defect;
      const question = "Do people learn which fields are still missing?";
      return { ...defect, outcome: "review", message: `${defect.message}. ${question}` };
    });
}

/** Below the last field, what is about the whole form seems to belong to that field. */
function isAloneBesideField(message: FormMessage, all: readonly FormMessage[]): boolean {
  return message.field !== null && speaksOfWholeForm(message) && all.every(speaksOfWholeForm);
}

/** Fields whose whole name a text says. */
function namedIn({ text }: Pick<ErrorText, "text">, { fields }: FormWithErrors): number {
  const said = new Set(tellingWords(text));
  return fields.filter(({ name }) => {
    const words = tellingWords(withoutRemarks(name)).filter((word) => !isEmptyWord(word));
    return words.length > 0 && words.every((word) => said.has(word));
  }).length;
}

/** All that is said of a single field that was filled in wrongly is that something is wrong: `Not valid` under a coupon. */
function shortAnswers({ fields, filled, messages, effect, isToldOtherwise }: SentForm): RuleDefect[] {
  const [field, ...others] = fields;
  const [message, ...more] = messages;
  if (field === undefined || message === undefined || others.length + more.length > 0) return [];
  const isOfWrong =
    filled === "wrongly" && effect.left.length === 0 && !isToldOtherwise && message.tie === null;
  if (!isOfWrong || !saysNothing({ text: message.text, isMarked: false })) return [];
  const name = field.label === "" ? "a field" : `“${field.label}”`;
  const text = `We filled in ${name} wrongly, and all that the page says is “${message.text}”. Do people learn what is wrong with which field?`;
  return [{ outcome: "review", message: text, element: message.element }];
}

/** A form that answers empty or wrong entries only with an error, as if the request as a whole had failed. */
function vagueAnswers(sent: SentForm): RuleDefect[] {
  const { messages, fields, focusMoves, isHeld } = sent;
  if (!isSaidOfNoField(sent) || focusMoves || isHeld === true || fields.length < 2) return [];
  const names = { fields: fields.map(toNames), errors: [] };
  return messages
    .filter((message) => !blamesEntries(message) && saysWrong(message))
    .filter((message) => fieldsMeant({ ...message, ...ELSEWHERE }, names) === 0)
    .filter((message) => !OF_ACCESS_ALONE.test(wordsOf(message)))
    .map((message) => {
      const defect = toDefect(message, "which field it means");
      return { ...defect, outcome: "review", message: `${defect.message}. Is it about a field at all?` };
    });
}

function toNames({ label }: Pick<SentForm["fields"][number], "label">): FormWithErrors["fields"][number] {
  return { name: label, legend: "", attributeName: "" };
}

/** Whether whatever speaks of what is wrong stands at no field. */
function isSaidOfNoField({ errors, messages, fields, effect }: SentForm): boolean {
  const isMarked = fields.some((field) => field.isInvalid || field.isMarked);
  const inForm = errors.forms.flatMap((form) => form.errors);
  const isAtField = inForm.some((error) => error.isAtField || error.isPointedAt);
  const isOfField = errors.ofFields.length > 0 || isAtField || messages.some(({ field }) => field !== null);
  return !isMarked && !isOfField && effect.left.length === 0;
}

/** Where nothing in the form says what is wrong, messages elsewhere on the page speak of it. */
function errorsOrMessages(sent: SentForm): ErrorTexts {
  const { errors, messages, fields } = sent;
  if (errors.forms.length > 0 || !isSaidOfNoField(sent)) return errors;
  const texts = messages
    .filter((message) => blamesEntries(message))
    .map(({ text, element }) => ({ text, element, ...ELSEWHERE }));
  const names = fields.map(toNames);
  return texts.length === 0 ? errors : { ...errors, forms: [{ fields: names, errors: texts }] };
}

const ELSEWHERE = { isMarked: false, isAtField: false, isPointedAt: false, isUntold: false };

function formDefects(form: FormWithErrors): RuleDefect[] {
  return form.errors
    .filter(hasLettersOfError)
    .filter(isError)
    .flatMap((error) => {
      if (error.isUntold) return [untoldDefect(error)];
      if (error.isPointedAt || OF_THE_REQUEST.test(wordsOf(error))) return [];
      if (error.isAtField || form.fields.length < 2) return emptyDefect([error]);
      return error.isBelowMarked === true ? untiedDefect(error, form) : ambiguousDefect(error, form);
    });
}

function hasLettersOfError({ text, isAtField }: ErrorText): boolean {
  const least = isAtField ? LETTERS.fromAtField : LETTERS.from;
  return text.length >= least && text.length <= LETTERS.to;
}

/** Eyes see which field is meant. */
function untiedDefect(error: ErrorText, form: FormWithErrors): RuleDefect[] {
  const empty = emptyDefect([error]);
  if (empty.length > 0 || fieldsMeant(error, form) === 1) return empty;
  const message = `The error message “${error.text.slice(0, 80)}” stands below its field, but the markup doesn't tie it to the field. Does a screen reader say which field it is about?`;
  return [{ outcome: "review", message, element: error.element }];
}

/** What blames the entries as a whole once they were sent, where nothing says which of several are wrong. */
function generalDefects({ fields, errors }: FormWithErrors): RuleDefect[] {
  const isTold = (error: ErrorText): boolean => isError(error) && (error.isMarked || saysWrong(error));
  const general = errors.filter((error) => !isTold(error) && blamesEntries(error) && !error.isUntold);
  const isSaidOfOne = errors.some(
    (error) => error.isAtField || error.isPointedAt || fieldsMeant(error, { fields, errors }) === 1,
  );
  if (fields.length < 2 || isSaidOfOne) return [];
  return general.slice(0, 1).map((error) => toDefect(error, "which field it means"));
}

/** What no field is to blame for, and of that what nobody expects to be told of fields. */
const OF_ACCESS =
  "network|connection|offline|timed? ?out|credentials|log ?in|sign ?in|account|session|verbindung|netzwerk|anmeldung|connexion|session|conexión|sesión|connessione|sessione|verbinding|conexão";
const OF_SENDING =
  "try again later|server|could ?n[o’']?t be (?:sent|saved|loaded|reached)|anfrage|übermittlung|später|demande|requête|serveur|plus tard|solicitud|petición|servidor|más tarde|richiesta|più tardi|aanvraag|verzoek|pedido|mais tarde";
const words = (of: string): RegExp => new RegExp(`(?<!\\p{L})(?:${of})(?!\\p{L})`, "u");
const OF_THE_REQUEST = words(`${OF_ACCESS}|${OF_SENDING}`);
const OF_ACCESS_ALONE = words(OF_ACCESS);

/** Where a form has several fields, an error text must say which one it means. */
function ambiguousDefect(error: ErrorText, form: FormWithErrors): RuleDefect[] {
  const fit = fieldsMeant(error, form);
  const isSure = error.isMarked || saysWrong(error) || refusesValue(error);
  if (fit === 1 || (fit === 0 && !isSure)) return [];
  const defect = toDefect(error, fit === 0 ? "which field it means" : "which of several fields it means");
  // That something went wrong may be about the request as a whole.
  return [
    wordsOf(error).includes("went wrong") && !blamesEntries(error)
      ? { ...defect, outcome: "review", message: `${defect.message}. Is it about a field at all?` }
      : defect,
  ];
}

/** Alerts and red letters may say anything, such as which fields are required. */
function isError(error: ErrorText): boolean {
  const words = wordsOf(error);
  const isNote = /\*/.test(error.text) || /\b(?:required|mandatory) fields\b/.test(words);
  return error.isMarked || (!isNote && (saysWrong(error) || refusesValue(error) || ASKS_FOR.test(words)));
}

/** Error texts tied to an invalid field that say no more than that it is invalid. */
function emptyErrors(texts: readonly FieldText[]): RuleDefect[] {
  const errors = texts.filter(({ isMarked, text }) => isMarked || saysWrong({ text }));
  return errors.length > 0 && errors.every(saysNothing) ? emptyDefect(errors) : [];
}

function emptyDefect(errors: readonly Pick<ErrorText, "text" | "element" | "isMarked">[]): RuleDefect[] {
  if (!errors.every(saysNothing)) return [];
  return errors.slice(0, 1).map((error) => toDefect(error, "what is wrong"));
}

function toDefect({ text, element }: Pick<ErrorText, "text" | "element">, leftOpen: string): RuleDefect {
  return { message: `The error message “${text.slice(0, 80)}” doesn't say ${leftOpen}`, element };
}

function untoldDefect({ text, element }: ErrorText): RuleDefect {
  return { message: `The error message “${text.slice(0, 80)}” is hidden from screen readers`, element };
}

/** How many fields an error text may mean: one whose whole name it says counts before those it says a word of. */
function fieldsMeant({ text }: ErrorText, { fields }: FormWithErrors): number {
  const said = new Set(plainWords(text).split(/[^\p{L}\p{N}]+/u));
  const names = fields.map(({ name }) =>
    tellingWords(withoutRemarks(name)).filter((word) => !isSmallWord(word) && !isEmptyWord(word)),
  );
  const named = names.filter((words) => words.length > 0 && words.every((word) => said.has(word)));
  if (named.length > 0) return 1;
  const alike = names.filter((words) => words.some((word) => said.has(word))).length;
  if (alike > 1) return alike;
  return alike === 1 || fields.some((field) => isMeantOtherwise(text.toLowerCase(), field)) ? 1 : 0;
}

/** Whether a text says any telling word of a field's label, its group's or of the name it is sent under. */
function isNamedIn(
  { text }: ErrorText,
  { name, legend, attributeName }: FormWithErrors["fields"][number],
): boolean {
  const said = new Set(tellingWords(text));
  return [withoutRemarks(name), withoutRemarks(legend), attributeName]
    .flatMap(tellingWords)
    .some((word) => said.has(word) && !isEmptyWord(word));
}

/** By a part of its name, its group or the name it is sent under. */
function isMeantOtherwise(
  said: string,
  { name, legend, attributeName }: FormWithErrors["fields"][number],
): boolean {
  return [withoutRemarks(name), withoutRemarks(legend), attributeName]
    .flatMap((words) => plainWords(words).split(" "))
    .some((word) => word.length >= TELLING && said.includes(word) && !isEmptyWord(word));
}
