import { POINTER_GESTURES } from "#checks/accessibility/families/pointer-gestures.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { type Gestures, GESTURES } from "#gather/operating/gesture-facts.ts";

export const a11yDraggingOnly = rule({
  id: "a11y-dragging-only",
  severity: "medium",
  criteria: ["2.5.7"],
  defect: "Dragging without another way",
  title: "What can be dragged can also be moved with simple clicks",
  ...POINTER_GESTURES,
  fixSteps: [
    "Add buttons that do the same, such as “Move up” and “Move down”, or a field for the value.",
    "On sliders, let people click the track to set the value.",
    "Then try it without dragging: every place must be reachable by clicks alone.",
  ],
  effort: "M",
  examines: [examine(GESTURES, decide)],
});

/** What moved when it was dragged. Whether what may do the same elsewhere on the page does so is up to a person. */
function decide({ gestures, notTried }: Gestures): Decision | { reason: string } {
  const dragged = gestures.filter(({ isMoved, isHeardAround }) => isMoved && isHeardAround !== true);
  const defects = dragged
    .filter(
      ({ hasOtherWay, isPanned, onlyZooms }) => !hasOtherWay || (isPanned === true && onlyZooms === true),
    )
    .map(({ name, element, hasWayOnPage, isOnlyPlaced, hasOtherWay }): RuleDefect => {
      const beside = hasOtherWay
        ? "the buttons beside it only make it larger or smaller"
        : "we found no buttons that move it";
      const message = `${quoted(name, "This part")} can be dragged, and ${beside}`;
      return hasWayOnPage === false && isOnlyPlaced !== true && !hasOtherWay
        ? { message, element }
        : { outcome: "review", message: `${message}. Can people do the same with simple clicks?`, element };
    });
  return unlessUntried({ applies: dragged.length > 0, defects }, notTried);
}
