import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";

import type { LabelsOfFields } from "./probe.ts";

const LABELS_OF_FIELDS = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });

export const a11yLabelSwapped = rule({
  id: "a11y-label-swapped",
  severity: "high",
  criteria: ["1.3.1"],
  defect: "Label that belongs to another field",
  title: "Labels belong to the field they stand next to",
  whyItMatters:
    "Screen readers and voice control take the label for the name of its field. If it belongs to another field, people enter the right thing in the wrong place.",
  businessImpact: "Orders and bookings arrive with their entries mixed up, or not at all.",
  fixSteps: ['Set the "for" attribute of each label to the id of the field next to it.'],
  effort: "S",
  likelyOwner: "developer",
  examines: [examine(LABELS_OF_FIELDS, decide)],
});

function decide({ labels, crossed }: LabelsOfFields): Decision {
  return {
    applies: labels > 0,
    defects: crossed.map(({ text, isSwap, element }) => {
      const message = `The label “${text}” stands next to one field and belongs to another one`;
      return isSwap
        ? { message, element }
        : { outcome: "review", message: `${message}. Is that what people see?`, element };
    }),
  };
}
