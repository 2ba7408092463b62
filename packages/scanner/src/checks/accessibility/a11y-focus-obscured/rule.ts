import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { unlessCutShort } from "#checks/accessibility/operated/unless-cut-short.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import { KEYBOARD_WALK } from "#gather/examining/operated-facts.ts";

export const a11yFocusObscured = rule({
  id: "a11y-focus-obscured",
  severity: "medium",
  criteria: ["2.4.11"],
  defect: "Keyboard focus hidden behind other content",
  title: "The element with the keyboard focus stays visible",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Press the Tab key to go through the page. Note which fixed header, footer or banner covers the element.",
    'In your style sheet, set "scroll-padding" to the height of that bar. If a banner is the cause, let visitors close it.',
  ],
  effort: "S",
  examines: [
    examine(KEYBOARD_WALK, (walk) =>
      unlessCutShort(walk, {
        applies: walk.focusable > 0,
        defects: walk.covered.map(({ element, cover }) => ({
          message: `When the keyboard reaches this element, ${cover.selector} covers it completely`,
          // Whatever lies behind one bar is mended by one change to that bar.
          element: { ...element, component: cover.component },
        })),
      }),
    ),
  ],
});
