import { quoted, unlessUntried } from "#checks/accessibility/operated/judge-operated.ts";
import type { Decision, RuleDefect } from "#checks/accessibility/rule.ts";
import type { PointerAct, PointerActs } from "#gather/operating/gestures/pointer-act-facts.ts";

/** Where nothing is said of roles. */
const OF_KEYS = { wcag: ["2.1.1"] };
const ELSEWHERE = "Can people do the same with the keyboard elsewhere?";

/** What the pointer brings by moving is told with all that comes under it. */
type Press = Exclude<PointerAct["way"], "move" | "pass">;

/** What is done by the pointer, and by no key there. */
const ACTS: Record<Press, (what: string) => string> = {
  wheel: (what) => `Turning the mouse wheel over ${what} brings up more, and no key does`,
  zoom: (what) => `Only the mouse wheel zooms ${what}. We found no key or button that does`,
  "double click": (what) =>
    `A double click on ${what} does something that neither a click nor a key does there`,
  "right click": (what) => `A right click on ${what} does something, and no key does there`,
  hold: (what) => `Holding the mouse button on ${what} does something, and no key does, pressed or held`,
  place: (what) => `Clicking on ${what} does something, and no key does there`,
  drop: (what) =>
    `${what} takes a file that is dropped there, and we found no field or button to choose one with`,
};

/** What a double or right click, the wheel, a long press, a click on a drawing or a dropped file brings, and no key. */
export function decideActs({ acts: all, notTried }: PointerActs): Decision | { reason: string } {
  const acts = all.flatMap(({ way, ...act }) => (way === "move" || way === "pass" ? [] : [{ ...act, way }]));
  const defects = acts
    .filter(({ hasOtherWay }) => !hasOtherWay)
    .map(({ way, name, element, isConfirmed, mayHaveOtherWay }): RuleDefect => {
      const message = ACTS[way](
        quoted(name, way === "place" || way === "zoom" ? "this drawing" : "this part"),
      );
      return isConfirmed && !mayHaveOtherWay
        ? { ...OF_KEYS, message, element }
        : {
            ...OF_KEYS,
            outcome: "review",
            message: `${message}. ${ELSEWHERE}`,
            element,
          };
    });
  return unlessUntried({ applies: acts.length > 0, defects }, notTried);
}

/** What the pointer does that only passes over something. */
const PASSED: Record<NonNullable<PointerAct["does"]>, (what: string) => string> = {
  "sets a field": (what) => `Moving the mouse over ${what} sets what the form sends, and no key does`,
  "sets words": (what) => `Moving the mouse over ${what} sets something, and no key does`,
  "shows a picture": (what) => `Moving the mouse over ${what} shows another picture, and no key does`,
  enlarges: (what) => `Only moving the mouse over ${what} enlarges the picture`,
};

/** Rows of stars and tracks that the pointer sets by passing over them, and pictures that it enlarges. */
export function decidePassing({ acts, notTried }: PointerActs): Decision | { reason: string } {
  const passed = acts.filter(({ does }) => does !== undefined);
  const defects = passed
    .filter(({ hasOtherWay }) => !hasOtherWay)
    .flatMap(({ does, name, element, isConfirmed, mayHaveOtherWay }): RuleDefect[] => {
      if (does === undefined) return [];
      const message = PASSED[does](quoted(name, "this part"));
      if (isConfirmed && !mayHaveOtherWay) return [{ ...OF_KEYS, message, element }];
      return [{ ...OF_KEYS, outcome: "review", message: `${message}. ${ELSEWHERE}`, element }];
    });
  return unlessUntried({ applies: passed.length > 0, defects }, notTried);
}
