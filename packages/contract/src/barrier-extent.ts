import { count } from "./numbers.ts";
import type { Barrier } from "./statements.ts";

type Counted = Pick<Barrier, "issues" | "accepted" | "awaitingCheck" | "reach">;

/** How many issues a barrier has, by what became of them, and how far it reaches: `3 open issues; 3 of 4 pages`. */
export function barrierExtent({ issues, accepted, awaitingCheck, reach }: Counted): string {
  const parts = [
    issues > 0 ? count(issues, "open issue") : null,
    accepted > 0 ? `${accepted} accepted for now` : null,
    awaitingCheck > 0 ? `${awaitingCheck} reported as fixed, not verified yet` : null,
  ];
  const extent = parts.filter((part) => part !== null).join(", ");
  // What is accepted counts on no page.
  return issues + awaitingCheck > 0 ? `${extent}; ${reach}` : extent;
}
