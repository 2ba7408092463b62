import { LABELS } from "#checks/accessibility/families/labels.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LabelOfHiddenField } from "./probe.ts";

const LABELS_OF_HIDDEN_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yLabelOnHiddenField = rule({
  id: "a11y-label-on-hidden-field",
  severity: "high",
  criteria: ["1.3.1", "4.1.2"],
  defect: "Label that belongs to a hidden field",
  title: "Labels belong to the field that people use",
  ...LABELS,
  fixSteps: [
    "Give the label an id, and point aria-labelledby of the field in sight to it.",
    "Many scripts that draw their own fields have a setting for the label. Look for one called label, labelId or ariaLabel.",
    "Then try it: go to the field with a screen reader, and listen for the label.",
  ],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(LABELS_OF_HIDDEN_FIELDS, decide)],
});

function decide(labels: LabelOfHiddenField[]): Decision {
  return {
    applies: labels.length > 0,
    defects: labels
      .filter(({ sharesWords }) => !sharesWords)
      .map(({ text, name, element }) => ({
        message: `The label “${text}” belongs to a field that is hidden. The field that people use is called “${name}” instead`,
        element,
      })),
  };
}
