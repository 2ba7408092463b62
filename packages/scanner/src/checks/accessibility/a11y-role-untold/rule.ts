import { ROLES_AND_STATES } from "#checks/accessibility/families/roles-and-states.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision } from "#checks/accessibility/rule.ts";
import {
  hasEffect,
  OPERATED_CONTROLS,
  type OperatedControls,
  type TriedControl,
} from "#gather/operating/operating-facts.ts";

/** Elements that scripts make controls of. What the browser itself operates tells what it is. */
const PLAIN = new Set([
  "div",
  "span",
  "p",
  "li",
  "td",
  "th",
  "tr",
  "img",
  "i",
  "b",
  "em",
  "strong",
  "label",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "section",
  "article",
  "figure",
  "dt",
  "dd",
]);
/** Roles that say what a text is, not that something can be done with it. */
const ROLES_OF_TEXT = new Set([
  "generic",
  "none",
  "presentation",
  "paragraph",
  "listitem",
  "heading",
  "img",
  "image",
  "cell",
  "row",
  "columnheader",
  "rowheader",
  "article",
  "figure",
  "term",
  "definition",
  "strong",
  "emphasis",
]);

/** https://www.w3.org/WAI/WCAG22/Techniques/failures/F59 */
export const a11yRoleUntold = rule({
  id: "a11y-role-untold",
  severity: "high",
  criteria: ["4.1.2"],
  defect: "Control that doesn't say what it is",
  title: "Custom controls say what they are",
  ...ROLES_AND_STATES,
  fixSteps: [
    "Use a real button, link or checkbox. The browser then tells screen readers what it is.",
    'If you keep your own element, give it the role it plays, such as role="button" or role="checkbox", and its state.',
  ],
  effort: "S",
  examines: [examine(OPERATED_CONTROLS, decide)],
});

/** Plain elements that the Tab key stops at and that did something when a key was pressed there. */
function decide({ controls, notTried }: OperatedControls): Decision | { reason: string } {
  const operated = controls.filter(
    ({ focus, byEnter, bySpace }) => focus === "tab" && (hasEffect(byEnter) || hasEffect(bySpace)),
  );
  const defects = operated.filter(isPlain).map(({ name, element }) => ({
    message: `${quoted(name, "This element")} works like a control, but no role says what it is`,
    element,
  }));
  return unlessUntried({ applies: operated.length > 0, defects }, notTried);
}

function isPlain({ tag, role, isNative, hearsPointer }: TriedControl): boolean {
  return PLAIN.has(tag) && !isNative && hearsPointer && (role === null || ROLES_OF_TEXT.has(role));
}
