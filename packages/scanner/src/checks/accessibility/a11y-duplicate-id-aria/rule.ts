import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yDuplicateIdAria = rule({
  id: "a11y-duplicate-id-aria",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["3ea0c8"],
  engines: { [AXE]: ["duplicate-id-aria"], [ACCESSLINT]: ["labels-and-names/duplicate-id-aria"] },
  defect: "Same id on several elements",
  title: "Each id that labels and ARIA use is unique",
  question: "Does a screen reader read the text that belongs to this element?",
  whyItMatters:
    "Labels and descriptions point to an element by its id. If two elements share an id, screen readers read the wrong one or none.",
  businessImpact: "A form field gets the label of another field, and orders go wrong.",
  fixSteps: [
    "Change the id of one of the elements that share it, and update everything that refers to it.",
    "If a component appears several times on a page, add a counter to its ids.",
  ],
  effort: "M",
  example: withAttributes(({ attributes }) => ({ id: `${attributes.get("id")}-2` })),
});
