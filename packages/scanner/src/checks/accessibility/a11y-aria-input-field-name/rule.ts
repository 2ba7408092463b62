import { CUSTOM_CONTROL_NAMES } from "#checks/accessibility/families/custom-control-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaInputFieldName = rule({
  id: "a11y-aria-input-field-name",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["e086e5"],
  engines: { [AXE]: ["aria-input-field-name"], [ACCESSLINT]: ["labels-and-names/aria-input-field-name"] },
  defect: "Custom input field without a name",
  title: "Custom input fields have a name",
  question: "Does a screen reader say what the field is for?",
  ...CUSTOM_CONTROL_NAMES,
  fixSteps: [
    "Find the field's visible label and copy its id into aria-labelledby on the field.",
    "If there is no visible label, add one. An aria-label alone helps only people who use a screen reader.",
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what to enter" }),
});
