import { KEYBOARD_HABITS } from "#checks/accessibility/families/keyboard-habits.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, AXE } from "#evidence/engine-names.ts";

export const a11ySkipLink = rule({
  id: "a11y-skip-link",
  severity: "info",
  criteria: [],
  engines: { [AXE]: ["skip-link"], [ACCESSLINT]: ["navigable/skip-link"] },
  defect: "Skip link that leads nowhere",
  title: "The skip link leads to the content",
  ...KEYBOARD_HABITS,
  fixSteps: [
    'Give the target of the skip link the id that the link points to. If the target can\'t receive focus, also add tabindex="-1".',
  ],
  effort: "S",
});
