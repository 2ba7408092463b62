import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yTabindex = rule({
  id: "a11y-tabindex",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["tabindex"] },
  defect: "Keyboard order differs from the page order",
  title: "The keyboard order follows the page",
  ...KEYBOARD_HABITS,
  fixSteps: ["Remove tabindex values above 0. Then put the elements in the right order in the HTML."],
  effort: "S",
  example: withAttributes({ tabindex: "0" }),
});
