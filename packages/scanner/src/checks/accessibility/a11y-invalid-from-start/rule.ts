import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";

import { FIELDS_WITH_VALIDITY } from "./fields-with-validity.ts";
import type { FieldWithValidity } from "./probe.ts";

/** https://www.w3.org/TR/wai-aria-1.2/#aria-invalid: it is not to be set before people try to send a form. */
export const a11yInvalidFromStart = rule({
  id: "a11y-invalid-from-start",
  severity: "low",
  criteria: ["4.1.2"],
  defect: "Field that says it is wrong before anyone has used it",
  title: "Fields say that an entry is wrong only once there is one",
  whyItMatters:
    'A field with aria-invalid="true" is announced as "invalid". People who have not entered anything yet hear of a mistake that they have not made.',
  businessImpact: "Visitors look for an error where there is none, and give up on the form.",
  fixSteps: [
    'Set aria-invalid="true" once people have left the field or sent the form, and only while the entry is wrong.',
    'Until then, leave the attribute out or set aria-invalid="false".',
    "Beside it, say in words what is wrong, and name that text in aria-describedby.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(FIELDS_WITH_VALIDITY, decide)],
});

/** A page that is shown again after an error says what is wrong. */
function decide(fields: FieldWithValidity[]): Decision {
  return {
    applies: fields.length > 0,
    defects: fields
      .filter(({ isInvalid, isEmpty, hasError }) => isInvalid && isEmpty && !hasError)
      .map(({ label, element }) => ({
        outcome: "review",
        message: `A screen reader says that the entry in ${quoted(label, "this field")} is wrong, though nobody has written anything there yet, and no text says what is wrong. Does the field say so only once something is wrong?`,
        element,
      })),
  };
}
