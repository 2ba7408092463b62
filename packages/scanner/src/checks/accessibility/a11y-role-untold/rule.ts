import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { tellsNoRole } from "#checks/accessibility/operated/role-of-control.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import { hasEffect, OPERATED_CONTROLS, type OperatedControls } from "#gather/operating/operating-facts.ts";

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F59 */
export const a11yRoleUntold = rule({
  id: "a11y-role-untold",
  severity: "high",
  criteria: ["4.1.2"],
  defect: "Control that doesn't say what it is",
  title: "Custom controls that the keyboard works say what they are",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Use a real button, link or checkbox. The browser then tells screen readers what it is.",
    'If you keep your own element, give it the role it plays, such as role="button" or role="checkbox", and its state.',
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

/**
 * Plain elements that the Tab key stops at and that did something when a key was pressed there, and crosses for the mouse
 * that do what Escape does: nobody who touches a screen has that key. What only a mouse can use is told as that.
 */
function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const operated = controls.filter(
    ({ focus, byEnter, bySpace, arrowsDoSo, closes, escapeDoesSo }) =>
      (focus === "tab" && (hasEffect(byEnter) || hasEffect(bySpace) || arrowsDoSo === true)) ||
      (closes === "alone" && escapeDoesSo),
  );
  const defects = operated.filter(tellsNoRole).map(({ name, element }) => ({
    message: `${quoted(name, "This element")} works like a control, but no role says what it is`,
    element,
  }));
  return unlessUntried({ applies: operated.length > 0, defects }, notTried);
}
