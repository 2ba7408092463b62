import { WORDING } from "#checks/accessibility/families/wording.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { plainWords } from "#checks/accessibility/wording/plain-words.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ErrorText, ErrorTexts, FormWithErrors } from "./probe.ts";

const ERROR_TEXTS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

/** Words that say that something is wrong and not what. */
const SAYS_WRONG =
  /^(?:(?:an?|the|this|your|is|are|was|has|in|there|field|form|value|input|entry|data|please|try|again|check|correct|something|went|error|errors|invalid|wrong|incorrect|failed|failure|oops|not|valid|ok|bitte|fehler|ungültig|ungültige|falsch|eingabe|wert|feld|prüfen|erreur|invalide|incorrecte?|valeur|champ|error|inválido|incorrecto|valor|campo|errore|valore|non|valido|fout|ongeldig)(?:\s+|$))+$/;
/** Letters of an error text: shorter ones are marks, longer ones whole sections. */
const LETTERS = { from: 9, to: 299 };
/** Field names shorter than this turn up inside other words. */
const TELLING = 3;

export const a11yErrorWithoutField = rule({
  id: "a11y-error-without-field",
  severity: "high",
  criteria: ["3.3.1"],
  actRules: ["36b590"],
  defect: "Error message doesn't name the field",
  title: "Error messages name the field",
  ...WORDING,
  fixSteps: [
    'In the error message, name the field and say what is wrong. For example: "Age must be a number".',
    "Show the message next to its field, and connect it with aria-describedby.",
  ],
  effort: "S",
  examines: [examine(ERROR_TEXTS, decide)],
});

/** Error texts that do not help: they leave open which field is meant, or what is wrong with it. */
function decide({ ofFields, forms }: ErrorTexts): Decision {
  return {
    applies: ofFields.length > 0 || forms.length > 0,
    defects: [...forms.flatMap(unassignedErrors), ...ofFields.flatMap(emptyErrors)],
  };
}

/** Error texts in a form of several fields that do not say which field they are about. */
function unassignedErrors(form: FormWithErrors): RuleDefect[] {
  if (form.fields.length < 2) return [];
  return form.errors
    .filter(({ text }) => text.length >= LETTERS.from && text.length <= LETTERS.to)
    .filter((error) => !error.isAtField && !error.isPointedAt && !namesField(error, form))
    .map((error) => toDefect(error, "which field it means"));
}

/** Error texts tied to an invalid field that say no more than that it is invalid. */
function emptyErrors(errors: ErrorTexts["ofFields"][number]): RuleDefect[] {
  const isEmpty = ({ text }: { text: string }): boolean =>
    SAYS_WRONG.test(plainWords(text).replaceAll(/[^\p{L}\s]/gu, ""));
  if (!errors.every(isEmpty)) return [];
  return errors.slice(0, 1).map((error) => toDefect(error, "what is wrong"));
}

function toDefect({ text, element }: Pick<ErrorText, "text" | "element">, leftOpen: string): RuleDefect {
  return { message: `The error message “${text.slice(0, 80)}” doesn't say ${leftOpen}`, element };
}

function namesField({ text }: ErrorText, { fields }: FormWithErrors): boolean {
  const said = text.toLowerCase();
  return fields.some(({ name, legend, attributeName }) =>
    [withoutRemarks(name), withoutRemarks(legend), attributeName]
      .flatMap((words) => plainWords(words).split(" "))
      .some((word) => word.length >= TELLING && said.includes(word)),
  );
}

/** Without what labels say in brackets, and stars. */
function withoutRemarks(label: string): string {
  return label.replaceAll(/\([^)]*\)|\*/g, "");
}
