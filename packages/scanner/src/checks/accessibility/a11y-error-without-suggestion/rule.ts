import { FORM_ERRORS } from "#checks/accessibility/families/form-errors.ts";
import { leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { saysOnlyWrongOf } from "#checks/accessibility/wording/error-words.ts";
import {
  type EntryKind,
  type FieldOfForm,
  type FormMessage,
  SENT_FORMS,
  type SentForm,
  type SentForms,
} from "#gather/operating/operating-facts.ts";

/** What is written in more than one way, or has limits that nobody can guess. */
const NEEDS_FORMAT: ReadonlySet<EntryKind | "none"> = new Set(["date", "number", "pattern"]);
/** Errors about what is written in more than one way, whatever kind of field it is. */
const NAMES_FORMAT = /(?<!\p{L})(?:date|time|datum|uhrzeit|fecha|hora|heure|orario)(?!\p{L})/iu;
/** What tells a format: an example, letters that stand for digits, words for what is allowed. */
const TELLS_FORMAT =
  /\d|\b(?:dd|mm|yy|yyyy|tt|jj|jjjj|aaaa|jan|feb)\b|\b(?:e\.g\.|example|such as|like|format|letters?|digits?|numbers? only|characters?|between|at (?:least|most)|up to|from)\b/i;

export const a11yErrorWithoutSuggestion = rule({
  id: "a11y-error-without-suggestion",
  severity: "medium",
  criteria: ["3.3.3"],
  defect: "Error doesn't say how to correct the entry",
  title: "Errors say how to correct the entry",
  ...FORM_ERRORS,
  fixSteps: [
    "Say in the error what the field accepts, with an example: “Enter the date like 12/31/2027”.",
    "Name limits: “Choose between 1 and 8 guests”.",
    "Say the same beside the field before anything is wrong.",
  ],
  effort: "S",
  examines: [examine(SENT_FORMS, decide)],
});

function decide(sent: SentForms): Decision | { reason: string } {
  const answered = sent.forms.filter(({ effect }) => effect.left.length === 0).flatMap(answersToFormat);
  return unlessUntried(
    { applies: answered.length > 0, defects: answered.flatMap(defectOf) },
    leftOfForms(sent),
  );
}

/** Messages of fields that want a format and got something else. */
function answersToFormat({ messages, fields }: SentForm): { message: FormMessage; field: FieldOfForm }[] {
  return messages.flatMap((message) => {
    const field = message.field === null ? undefined : fields[message.field];
    const isOfFormat =
      field !== undefined && (NEEDS_FORMAT.has(field.entry) || NAMES_FORMAT.test(message.text));
    return isOfFormat ? [{ message, field }] : [];
  });
}

function defectOf({ message, field }: { message: FormMessage; field: FieldOfForm }): RuleDefect[] {
  const { text, element } = message;
  const isTold = TELLS_FORMAT.test(text) || TELLS_FORMAT.test(field.hints);
  const [format = ""] = NAMES_FORMAT.exec(text) ?? [];
  if (isTold || !saysOnlyWrongOf(message, `${field.label} ${format}`)) return [];
  const name = quoted(field.label, "a field");
  return [
    {
      message: `A wrong entry in ${name} is answered with “${text}”, which doesn't say what is right`,
      element,
    },
  ];
}
