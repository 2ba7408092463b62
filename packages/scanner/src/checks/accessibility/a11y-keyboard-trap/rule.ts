import { KEYBOARD_FOCUS } from "#checks/accessibility/families/keyboard-focus.ts";
import { quoted } from "#checks/accessibility/operated/judge-operated.ts";
import { unlessCutShort } from "#checks/accessibility/operated/unless-cut-short.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { OPENED_STATES, type OpenedStates } from "#gather/operating/opened/opened-facts.ts";
import { KEYBOARD_WALK, type KeyboardWalk } from "#gather/examining/operated-facts.ts";

/** Steps of the walk that show where the focus goes round, and how few stops hold it. */
const LAST_STEPS = 4;
const SMALL_CIRCLE = 2;
const OF_TRAPS = { wcag: ["2.1.2"] };
/** Number of the page itself among the stops. */
const THE_PAGE = -1;

export const a11yKeyboardTrap = rule({
  id: "a11y-keyboard-trap",
  severity: "critical",
  criteria: ["2.1.2", "2.4.3"],
  actRules: ["80af7b"],
  defect: "Keyboard gets stuck",
  title: "The keyboard can leave every element",
  ...KEYBOARD_FOCUS,
  fixSteps: [
    "Press the Tab key until you reach the element. Then try to leave it with Tab, Shift+Tab and Escape.",
    'Ask your developer to remove the script that pulls the focus back. It usually reacts to the "blur" event or to the Tab key.',
  ],
  effort: "M",
  examines: [
    examine(KEYBOARD_WALK, (walk) => {
      const { applies, defects } = decide(walk);
      return unlessCutShort(walk, { applies, defects: [...defects, ...inEndless(walk)] });
    }),
    examine(OPENED_STATES, decideOpened),
  ],
});

/** Editors in dialogs, tabs and steps of forms. */
function decideOpened({ states }: OpenedStates): Decision {
  const defects = states.flatMap(({ held = [], opener, way }) =>
    held.map((element) => ({
      ...OF_TRAPS,
      message: `After ${way} ${quoted(opener, "a control without a name")}: ${HELD}`,
      element,
    })),
  );
  return { applies: defects.length > 0, defects };
}

const HELD = "The keyboard can't leave this element with Tab, Shift+Tab or Escape";

/**
 * The focus is held when it comes back to the same one or two elements, whether by Tab, Shift+Tab or Escape, and never
 * leaves for the browser.
 */
function decide({ focusable, path, escape }: KeyboardWalk): Decision {
  if (focusable === 0) return { applies: false, defects: [] };
  const stops = new Set([...path.slice(-LAST_STEPS).map(({ stop }) => stop), ...(escape?.stops ?? [])]);
  const isHeld = escape !== null && stops.size <= SMALL_CIRCLE && !stops.has(THE_PAGE);
  // Where everything that takes the focus is in the circle, the browser itself may lead round in it.
  const isBrowsers = escape?.takesFocusBack === false;
  if (!isHeld || isBrowsers) return { applies: true, defects: [] };
  const { element } = escape;
  if (escape.leavesBackwards === true) {
    const message =
      "Tab and Escape don't lead out of this element, and Shift+Tab does only after several presses. Does the page say how to go on from it?";
    return { applies: true, defects: [{ ...OF_TRAPS, outcome: "review", message, element }] };
  }
  return { applies: true, defects: [{ ...OF_TRAPS, message: HELD, element }] };
}

/** A list that grows as the focus comes is left backwards alone, unless it ends somewhere. */
function inEndless({ endless }: KeyboardWalk): RuleDefect[] {
  if (endless === undefined) return [];
  const { element, entries } = endless;
  const message = `This list gets longer as the keyboard goes through it, and after ${entries} stops of the Tab key it had not ended. Can the keyboard reach what comes after it?`;
  return [{ wcag: ["2.4.3"], outcome: "review", severity: "medium", message, element }];
}
