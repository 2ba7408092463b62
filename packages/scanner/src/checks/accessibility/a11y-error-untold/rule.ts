import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { CheckedField } from "./probe.ts";

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
  examines: [examine(CHECKED_FIELDS, decide)],
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
