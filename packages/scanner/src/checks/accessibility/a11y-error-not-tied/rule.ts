import { FORM_ERRORS } from "#checks/accessibility/families/form-errors.ts";
import { leftOfForms } from "#checks/accessibility/operated/forms-left.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { asksForEntry, saysWrong } from "#checks/accessibility/wording/error-words.ts";
import { speaksOfWholeForm } from "#checks/accessibility/wording/missing-entry-words.ts";
import { namesField } from "#checks/accessibility/wording/field-names.ts";
import {
  type FieldOfForm,
  type FormMessage,
  SENT_FORMS,
  type SentForm,
  type SentForms,
} from "#gather/operating/forms/form-facts.ts";

export const a11yErrorNotTied = rule({
  id: "a11y-error-not-tied",
  severity: "medium",
  criteria: ["1.3.1", "3.3.1"],
  defect: "Error message not connected to its field",
  title: "Error messages are connected to their fields",
  ...FORM_ERRORS,
  fixSteps: [
    "Give the error message an id, and name that id in aria-describedby of the field.",
    'Set aria-invalid="true" on the field while its entry is wrong, and remove it afterward.',
    "Name the field in the message as well, for example: “Please enter your town”.",
  ],
  effort: "S",
  examines: [examine(SENT_FORMS, decide)],
});

/** An error that stands beside one field. */
interface Placed {
  message: FormMessage;
  field: FieldOfForm;
  form: SentForm;
}

function decide(sent: SentForms): Decision | { reason: string } {
  const placed = sent.forms.filter(({ effect }) => effect.left.length === 0).flatMap(placedErrors);
  const defects = new Map(
    placed.flatMap((one) => defectOf(one).map((defect) => [one.message.element.selector, defect] as const)),
  );
  return unlessUntried({ applies: placed.length > 0, defects: [...defects.values()] }, leftOfForms(sent));
}

function placedErrors(form: SentForm): Placed[] {
  return form.messages.flatMap((message) => {
    const field = message.field === null ? undefined : form.fields[message.field];
    if (field === undefined) return [];
    const isError = field.isMarked || field.isInvalid || saysWrong(message) || asksForEntry(message);
    return isError ? [{ message, field, form }] : [];
  });
}

/** By sight an error belongs to the field it stands beside. Others know by a reference, or by its words. */
function defectOf({ message, field, form }: Placed): RuleDefect[] {
  const { element, text, tie } = message;
  const told = `The error “${text.slice(0, 80)}”`;
  const name = quoted(field.label, "its field");
  if (tie === "errormessage" && !field.isInvalid)
    return [
      {
        message: `${told} is named in aria-errormessage of ${name}, which counts only with aria-invalid="true"`,
        element,
      },
    ];
  if (tie !== null || form.fields.length < 2 || namesField(text, field.label)) return [];
  if (speaksOfWholeForm(message)) return [];
  // What names another field is about that one, or about the form, wherever it stands.
  if (form.fields.some((other) => other.label !== "" && namesField(text, other.label))) return [];
  const loose = `${told} stands beside ${name}, and nothing connects the two`;
  if (!field.isInvalid) return [{ message: loose, element }];
  const question = "The field says that it is wrong. Do people learn why?";
  return [{ outcome: "review", message: `${loose}. ${question}`, element }];
}
