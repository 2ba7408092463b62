import { CUSTOM_CONTROL_NAMES } from "#checks/accessibility/families/custom-control-names.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaTreeitemName = rule({
  id: "a11y-aria-treeitem-name",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["aria-treeitem-name"], [ACCESSLINT]: ["labels-and-names/aria-treeitem-name"] },
  defect: "Tree item without a name",
  title: "Tree items have a name",
  question: "Does a screen reader say what the item is?",
  ...CUSTOM_CONTROL_NAMES,
  fixSteps: ['Put text in each role="treeitem", or add aria-label.'],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what the item is" }),
  examines: [settleOverlookedNames(() => true)],
});
