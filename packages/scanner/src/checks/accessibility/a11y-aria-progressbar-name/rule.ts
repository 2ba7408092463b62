import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaProgressbarName = rule({
  id: "a11y-aria-progressbar-name",
  severity: "high",
  criteria: ["1.1.1"],
  engines: { [AXE]: ["aria-progressbar-name"], [ACCESSLINT]: ["labels-and-names/aria-progressbar-name"] },
  defect: "Progress bar without a name",
  title: "Progress bars say what is in progress",
  question: "Does a screen reader say what is in progress?",
  whyItMatters:
    "A progress bar shows how far something has come. Without a name, a screen reader says only a number, and people don't know what they are waiting for.",
  businessImpact:
    "Customers who are blind don't know whether their order or upload is under way, and leave too early.",
  fixSteps: [
    'Add aria-label to each role="progressbar", such as aria-label="Uploading photo". Or point aria-labelledby to its visible caption.',
    "If the bar is only decoration, such as a loading shimmer, add aria-hidden instead.",
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what it waits for" }),
});
