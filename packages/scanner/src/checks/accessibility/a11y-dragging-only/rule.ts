import { POINTER_GESTURES } from "#checks/accessibility/families/pointer-gestures.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { type Gesture, type Gestures, GESTURES } from "#gather/operating/gestures/gesture-facts.ts";

export const a11yDraggingOnly = rule({
  id: "a11y-dragging-only",
  severity: "medium",
  criteria: ["2.5.7", "2.1.1"],
  defect: "Dragging without another way",
  title: "What can be dragged can also be moved with simple clicks",
  ...POINTER_GESTURES,
  fixSteps: [
    "Add buttons that do the same, such as “Move up” and “Move down”, or a field for the value.",
    "On sliders, let people click the track to set the value.",
    "Let the arrow keys move it, too, or make sure that the buttons can be reached with the Tab key.",
    "Then try it without dragging: every place must be reachable by clicks alone, and by the keyboard alone.",
  ],
  effort: "M",
  examines: [examine(GESTURES, decide)],
});

/** Null where keys move it, or nobody knows. */
const KEYS_FAIL = {
  "no stop": "The keyboard can't reach it",
  nothing: "The arrow keys don't move it",
  moved: null,
} as const;

/** What moved when it was dragged. Whether what may do the same elsewhere on the page does so is up to a person. */
function decide({ gestures, notTried }: Gestures): Decision | { reason: string } {
  const dragged = gestures.filter(({ isMoved, isHeardAround }) => isMoved && isHeardAround !== true);
  const defects = dragged
    .filter(
      ({ hasOtherWay, isPanned, onlyZooms }) => !hasOtherWay || (isPanned === true && onlyZooms === true),
    )
    .map(defectOf);
  return unlessUntried({ applies: dragged.length > 0, defects }, notTried);
}

function defectOf(gesture: Gesture): RuleDefect {
  const { name, element, hasWayOnPage, isOnlyPlaced, isSet, hasOtherWay, byKeys } = gesture;
  const beside = hasOtherWay
    ? "the buttons beside it only make it larger or smaller"
    : "we found no buttons that move it";
  const message =
    isSet === true
      ? `Dragging ${quoted(name, "this part")} sets something, and we found no buttons that set it`
      : `${quoted(name, "This part")} can be dragged, and ${beside}`;
  const keys = KEYS_FAIL[byKeys ?? "moved"];
  const isSure = hasWayOnPage === false && isOnlyPlaced !== true && isSet !== true && !hasOtherWay;
  // Keys that we did not try may move what the keyboard can reach.
  if (isSure)
    return byKeys === "no stop"
      ? { wcag: ["2.5.7", "2.1.1"], message: `${message}. ${keys}`, element }
      : { wcag: ["2.5.7"], message, element };
  return keys === null
    ? {
        outcome: "review",
        wcag: ["2.5.7"],
        message: `${message}. Can people do the same with simple clicks?`,
        element,
      }
    : {
        outcome: "review",
        message: `${message}. ${keys}. Can people do the same with simple clicks and with the keyboard?`,
        element,
      };
}
