import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { unlessCutShort } from "#checks/accessibility/operated/unless-cut-short.ts";
import { type ExaminedPage, examine, rule, type RuleDefect, settle } from "#checks/accessibility/rule.ts";
import type { ElementRef } from "#evidence/document.ts";
import { ACCESSLINT, ALFA } from "#evidence/engine-names.ts";
import { factsOf } from "#evidence/probe-facts.ts";
import { KEYBOARD_WALK } from "#gather/examining/operated-facts.ts";
import { probeBeside } from "#gather/examining/page-probe.ts";
import { HOVER_CONTENTS } from "#gather/operating/hover/hover-facts.ts";

const SCRIPT_FOCUSED = probeBeside(import.meta.url, () => import("./probe.ts"), { shape: 1 });
/** Parts that arrow keys move the focus to. */
const REACHED_BY_ARROWS = /^(?:menuitem.*|tab|option|radio|treeitem|row|gridcell|button)$/;

export const a11yFocusInvisible = rule({
  id: "a11y-focus-invisible",
  severity: "high",
  criteria: ["2.4.7"],
  actRules: ["oj04fd"],
  engines: { [ALFA]: ["sia-r65"], [ACCESSLINT]: ["keyboard-accessible/focus-visible"] },
  defect: "Keyboard focus can't be seen",
  title: "The keyboard focus is visible",
  question: "Can you see the keyboard focus here when you press the Tab key?",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    'In your style sheet, remove "outline: none", or add a visible style for ":focus-visible".',
    'Hide closed menus, drawers and slides from the keyboard too: set "visibility: hidden" or the attribute "inert", and not only a place outside the window.',
    "Press the Tab key to go through the page. Check that each element is clearly marked when you reach it.",
  ],
  effort: "S",
  likelyOwner: "designer",
  // One rule of a style sheet takes the outline from all links, another from all buttons.
  mendedTogether: (_message, { snippet }) => {
    const tag = /^<(?<tag>[\w-]+)/.exec(snippet)?.groups?.["tag"];
    return tag === undefined ? null : `focus:${tag}`;
  },
  examines: [
    examine(KEYBOARD_WALK, (walk, page) =>
      unlessCutShort(walk, {
        applies: walk.focusable > 0,
        defects: [
          ...walk.unseen.filter(isWithoutTip(page)).map((element) => ({
            message: "Nothing visible changes when the keyboard reaches this element",
            element,
          })),
          ...(walk.faint ?? []).filter(isWithoutTip(page)).map((element): RuleDefect => ({
            outcome: "review",
            message:
              "Only a slight change of its color or opacity, or an outline with a contrast below 3:1, shows that the keyboard has reached this element. Can people see that?",
            element,
          })),
          // A caret is enough for WCAG: https://www.w3.org/WAI/WCAG22/Understanding/focus-visible.html
          ...(walk.caretAlone ?? []).filter(isWithoutTip(page)).map((element): RuleDefect => ({
            outcome: "advice",
            wcag: [],
            message: "Only a thin blinking caret shows that the keyboard has reached this field",
            element,
          })),
          ...(walk.hidden ?? []).map((element) => ({
            message: "The keyboard reaches this element while it can't be seen, and nothing else shows it",
            element,
          })),
        ],
      }),
    ),
    // WCAG asks of what the keyboard reaches that its focus be seen, not of what only scripts focus.
    settle(SCRIPT_FOCUSED, (elements) =>
      elements
        .filter(({ role }) => role === null || !REACHED_BY_ARROWS.test(role))
        .map(({ selector }) => ({ criterion: "2.4.7", selector })),
    ),
  ],
});

/** A tip that comes with the focus shows where it is. What looks alike is tried once. */
function isWithoutTip(page: ExaminedPage): (element: ElementRef) => boolean {
  const contents = factsOf(page, HOVER_CONTENTS);
  const shown = contents?.gathered === true ? contents.value.contents : [];
  const tipped = new Set(
    shown.filter(({ byKeyboard }) => byKeyboard === "focus").map(({ trigger }) => trigger.component),
  );
  return ({ component }) => !tipped.has(component);
}
