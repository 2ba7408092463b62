import { CUSTOM_CONTROL_NAMES } from "#checks/accessibility/families/custom-control-names.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaToggleFieldName = rule({
  id: "a11y-aria-toggle-field-name",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["e086e5"],
  engines: { [AXE]: ["aria-toggle-field-name"], [ACCESSLINT]: ["labels-and-names/aria-toggle-field-name"] },
  defect: "Custom checkbox, radio button or switch without a name",
  title: "Custom checkboxes, radio buttons and switches have a name",
  question: "Does a screen reader say what is turned on or off?",
  ...CUSTOM_CONTROL_NAMES,
  fixSteps: [
    "Point aria-labelledby on the element to the id of the text next to it, or put the text inside.",
    'Better: use <input type="checkbox"> or <input type="radio"> with a <label>.',
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what it turns on" }),
  examines: [settleOverlookedNames(() => true)],
});
