import { CONTROL_NAMES } from "#checks/accessibility/families/control-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11ySummaryName = rule({
  id: "a11y-summary-name",
  severity: "high",
  criteria: ["4.1.2"],
  engines: { [AXE]: ["summary-name"], [ALFA]: ["sia-r116"], [ACCESSLINT]: ["labels-and-names/summary-name"] },
  defect: "Expandable section without a name",
  title: "Expandable sections have a name",
  question: "Does a screen reader say what opens?",
  ...CONTROL_NAMES,
  businessImpact: "Customers who are blind don't open a section if they don't know what is in it.",
  fixSteps: ["Put text in each <summary>, or add aria-label."],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what opens here" }),
});
