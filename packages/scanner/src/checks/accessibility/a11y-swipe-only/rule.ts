import { POINTER_GESTURES } from "#checks/accessibility/families/pointer-gestures.ts";
import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import { examine, rule } from "#checks/accessibility/rule.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import { type Gestures, GESTURES } from "#gather/operating/gestures/gesture-facts.ts";

export const a11ySwipeOnly = rule({
  id: "a11y-swipe-only",
  severity: "medium",
  criteria: ["2.5.1"],
  defect: "Swiping without another way",
  title: "What a swipe does can also be done with simple clicks or taps",
  ...POINTER_GESTURES,
  fixSteps: [
    "Add a button for each direction, such as “Yes” and “No” or “Previous” and “Next”. Keep the swipe for those who like it.",
    "Then try it without swiping: each answer and each slide must be reachable with single clicks or taps.",
  ],
  effort: "M",
  examines: [examine(GESTURES, decide)],
});

/** What only answers to a swipe. Whether a control beside it does the same is up to a person. */
function decide({ gestures, notTried }: Gestures): Decision | { reason: string } {
  const swiped = gestures.flatMap(({ swipe, ...gesture }) =>
    swipe === undefined ? [] : [{ ...gesture, swipe }],
  );
  const defects = swiped
    .filter(({ hasOtherWay, swipe: { isByButton } }) => !hasOtherWay && isByButton !== true)
    .map(({ name, element, swipe: { isConfirmed, hasControls } }): RuleDefect => {
      const message = `${quoted(name, "This part")} answers to a swipe, a click on it does nothing, and we found no buttons that do the same`;
      return isConfirmed && !hasControls
        ? { message, element }
        : { outcome: "review", message: `${message}. Can people do the same with simple clicks?`, element };
    });
  return unlessUntried({ applies: swiped.length > 0, defects }, notTried);
}
