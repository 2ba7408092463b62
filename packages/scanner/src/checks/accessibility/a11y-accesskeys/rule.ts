import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { AXE } from "#evidence/engine-names.ts";
import { withoutAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAccesskeys = rule({
  id: "a11y-accesskeys",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["accesskeys"] },
  defect: "Same keyboard shortcut used twice",
  title: "Each keyboard shortcut is used once",
  ...KEYBOARD_HABITS,
  fixSteps: [
    "Use each accesskey only once, or remove them all. They often clash with the shortcuts of browsers and screen readers.",
  ],
  effort: "S",
  example: withoutAttributes("accesskey"),
});
