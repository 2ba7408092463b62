import { CUSTOM_CONTROL_NAMES } from "#checks/accessibility/families/custom-control-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaTooltipName = rule({
  id: "a11y-aria-tooltip-name",
  severity: "high",
  criteria: ["4.1.2"],
  engines: { [AXE]: ["aria-tooltip-name"], [ACCESSLINT]: ["labels-and-names/aria-tooltip-name"] },
  defect: "Empty tooltip",
  title: "Tooltips contain text",
  question: "Does the tooltip say anything to people who see it?",
  ...CUSTOM_CONTROL_NAMES,
  whyItMatters:
    "A tooltip explains a control. If it is empty, people who listen to the page hear that there is an explanation, and not what it says.",
  fixSteps: [
    'Put the text in the role="tooltip" element before you show it.',
    "Remove empty tooltip elements that a script leaves on the page.",
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what the hint is about" }),
});
