import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaMeterName = rule({
  id: "a11y-aria-meter-name",
  severity: "high",
  criteria: ["1.1.1"],
  engines: { [AXE]: ["aria-meter-name"], [ACCESSLINT]: ["labels-and-names/aria-meter-name"] },
  defect: "Meter without a name",
  title: "Meters say what they measure",
  question: "Does a screen reader say what is measured?",
  whyItMatters:
    "A meter shows how much or how good something is. Without a name, a screen reader says only a number, and people don't know what it counts.",
  businessImpact: 'Customers who are blind hear "70 percent" and don\'t know of what.',
  fixSteps: [
    'Add aria-label to each role="meter", such as aria-label="Storage used". Or point aria-labelledby to its visible caption.',
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what it measures" }),
});
