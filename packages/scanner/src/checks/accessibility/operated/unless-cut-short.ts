import type { Decision } from "#checks/accessibility/rule.ts";
import type { KeyboardWalk } from "#gather/examining/operated-facts.ts";

/** Steps after which a walk is cut short. */
const MOST_STEPS = 70;
/** Number of the page itself among the stops. */
const THE_PAGE = -1;
const REASON = `The page has more stops of the Tab key than we go through. We looked at the first ${MOST_STEPS}.`;

/** Nothing wrong was found at the stops that were reached, yet there are more: then nobody knows. Beside what was found it is told. */
export function unlessCutShort({ path }: KeyboardWalk, decision: Decision): Decision | { reason: string } {
  // Of a player or frame, which has stops of its own, only the first one counts.
  const own = path.filter(({ stop, mayHold }, index) => !mayHold || stop !== path[index - 1]?.stop);
  const stops = new Set(own.map(({ stop }) => stop));
  // A walk that came round, or to the end, has seen them all.
  const isCutShort = path.length >= MOST_STEPS && stops.size === own.length && !stops.has(THE_PAGE);
  if (!isCutShort) return decision;
  return decision.defects.length === 0 ? { reason: REASON } : { ...decision, unseen: REASON };
}
