import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";

export const a11yFocusOrderSemantics = rule({
  id: "a11y-focus-order-semantics",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["focus-order-semantics"] },
  defect: "Keyboard stops at something that isn't a control",
  title: "The keyboard stops only at controls",
  ...KEYBOARD_HABITS,
  fixSteps: ["If the element is a control, give it the matching role. If it is not, remove its tabindex."],
  effort: "S",
  effectOf: ["a11y-role-untold"],
});
