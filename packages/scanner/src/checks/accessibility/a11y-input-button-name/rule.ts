import { CONTROL_NAMES } from "#checks/accessibility/families/control-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yInputButtonName = rule({
  id: "a11y-input-button-name",
  severity: "critical",
  criteria: ["4.1.2"],
  actRules: ["97a4e1"],
  engines: { [AXE]: ["input-button-name"], [ACCESSLINT]: ["labels-and-names/input-button-name"] },
  defect: "Form button without a name",
  title: "Form buttons have a name",
  question: "Does a screen reader say what the button does?",
  ...CONTROL_NAMES,
  fixSteps: [
    'Add a value that says what the button does, such as value="Send". This applies to each <input> of the type button, submit or reset.',
  ],
  effort: "S",
  example: withAttributes({ value: "TODO: say what the button does" }),
});
