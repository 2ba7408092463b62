import { CUSTOM_CONTROL_NAMES } from "#checks/accessibility/families/custom-control-names.ts";
import { settleOverlookedNames } from "#checks/accessibility/overlooked-names/overlooked-names.ts";
import { rule } from "#checks/accessibility/rule.ts";
import { ACCESSLINT, ALFA, AXE } from "#evidence/engine-names.ts";
import { withAttributes } from "#fix-examples/mended-markup.ts";

export const a11yAriaCommandName = rule({
  id: "a11y-aria-command-name",
  severity: "high",
  criteria: ["4.1.2"],
  actRules: ["97a4e1"],
  engines: {
    [AXE]: ["aria-command-name"],
    [ALFA]: ["sia-r94"],
    [ACCESSLINT]: ["labels-and-names/aria-command-name"],
  },
  defect: "Custom button, link or menu item without a name",
  title: "Custom buttons, links and menu items have a name",
  question: "Does a screen reader say what the control does?",
  ...CUSTOM_CONTROL_NAMES,
  fixSteps: [
    "Put visible text in the element. If it shows only an icon, add an aria-label that says what it does.",
    "Better: use <button> or <a href>. They also work with the keyboard without extra code.",
  ],
  effort: "S",
  example: withAttributes({ "aria-label": "TODO: say what it does" }),
  examines: [settleOverlookedNames(() => true, isOtherTag)],
});

/** Links and buttons have rules of their own. */
function isOtherTag(tag: string): boolean {
  return tag !== "a" && tag !== "button";
}
