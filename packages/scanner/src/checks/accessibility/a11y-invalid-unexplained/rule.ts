import { FIELDS_WITH_VALIDITY } from "#checks/accessibility/a11y-invalid-from-start/fields-with-validity.ts";
import type { FieldWithValidity } from "#checks/accessibility/a11y-invalid-from-start/probe.ts";
import { FORM_ERRORS } from "#checks/accessibility/families/form-errors.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { ReddenedField } from "./probe.ts";

const REDDENED_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yInvalidUnexplained = rule({
  id: "a11y-invalid-unexplained",
  severity: "high",
  criteria: ["3.3.1", "1.4.1"],
  defect: "Wrong entry that no text explains",
  title: "Where an entry is wrong, a text says so",
  ...FORM_ERRORS,
  fixSteps: [
    "Write next to the field what is wrong with the entry, for example: “The ZIP code has five digits”.",
    "Give that text an id, and name it in the field's aria-describedby.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(FIELDS_WITH_VALIDITY, decide), examine(REDDENED_FIELDS, decideReddened)],
});

/** A field that is shown again with its wrong entry. What is empty may not have been used yet, which another rule tells. */
function decide(fields: FieldWithValidity[]): Decision {
  const wrong = fields.filter(
    ({ isInvalid, isEmpty, hasOwnError }) => isInvalid && !isEmpty && hasOwnError !== undefined,
  );
  return {
    applies: wrong.length > 0,
    defects: wrong.filter(({ hasOwnError }) => hasOwnError === false).map(defectOf),
  };
}

function defectOf({ label, mayBeExplained, element }: FieldWithValidity): RuleDefect {
  const message = `A screen reader says that the entry in ${quoted(label, "this field")} is wrong, and we found no text that says so`;
  return mayBeExplained === true
    ? {
        outcome: "review",
        wcag: ["3.3.1"],
        message: `${message}. Do other words say what is wrong?`,
        element,
      }
    : { wcag: ["3.3.1"], message, element };
}

/** What has a red border may be marked for something else, where nothing calls it wrong. */
function decideReddened(fields: ReddenedField[]): Decision {
  return {
    applies: fields.length > 0,
    defects: fields.map(({ label, isCalledWrong, mayBeExplained, element }) => {
      const message = `Only its red tells that something is wrong with the entry in ${quoted(label, "this field")}, and we found no text that says so`;
      return isCalledWrong && !mayBeExplained
        ? { message, element }
        : { outcome: "review", message: `${message}. Do other words say what is wrong?`, element };
    }),
  };
}
