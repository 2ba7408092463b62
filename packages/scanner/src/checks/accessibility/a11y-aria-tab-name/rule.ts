import { CUSTOM_CONTROL_NAMES } from "#checks/accessibility/families/custom-control-names.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaTabName = rule({
  id: "a11y-aria-tab-name",
  severity: "high",
  criteria: ["4.1.2"],
  engines: { [AXE]: ["aria-tab-name"] },
  defect: "Tab without a name",
  title: "Tabs have a name",
  question: "Does a screen reader say what the tab shows?",
  ...CUSTOM_CONTROL_NAMES,
  fixSteps: ['Put text in each role="tab". If it shows only an icon, add aria-label.'],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what the tab shows" }),
  examines: [settleOverlookedNames(() => true)],
});
