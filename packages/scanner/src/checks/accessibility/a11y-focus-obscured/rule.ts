import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { unlessCutShort } from "#checks/accessibility/operated/unless-cut-short.ts";
import { examine, rule, type RuleDefect } from "#checks/accessibility/rule.ts";
import { KEYBOARD_WALK, type KeyboardWalk } from "#gather/examining/operated-facts.ts";

export const a11yFocusObscured = rule({
  id: "a11y-focus-obscured",
  severity: "medium",
  criteria: ["2.4.11"],
  defect: "Keyboard focus hidden behind other content",
  title: "The element with the keyboard focus stays visible",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Press the Tab key to go through the page, then Shift+Tab to go back. Note which fixed header, footer or banner covers the element.",
    'In your style sheet, set "scroll-padding" to the height of that bar. If a banner is the cause, let visitors close it.',
  ],
  effort: "S",
  examines: [
    examine(KEYBOARD_WALK, (walk) =>
      unlessCutShort(walk, {
        applies: walk.focusable > 0,
        defects: [
          ...walk.covered.map((covered) => behindBar(covered, "When the keyboard reaches this element,")),
          ...(walk.coveredGoingBack ?? []).map((covered) =>
            behindBar(covered, "When the keyboard gets to this element going back (Shift+Tab),"),
          ),
        ],
      }),
    ),
  ],
});

function behindBar({ element, cover }: KeyboardWalk["covered"][number], when: string): RuleDefect {
  return {
    message: `${when} ${cover.selector} covers it completely`,
    // Whatever lies behind one bar is mended by one change to that bar.
    element: { ...element, component: cover.component },
  };
}
