import type { GuidanceOrder } from "@plumbline/contract/guidance-terms";

import type { ChecklistCause } from "#guidance/checklist.ts";

/** Causes in an order; equals, and causes without the figure, keep the one order of causes. */
export function ordered(causes: readonly ChecklistCause[], order: GuidanceOrder): ChecklistCause[] {
  const rankOf = RANKS[order];
  return causes.toSorted((a, b) => compared(rankOf(a), rankOf(b)));
}

const RANKS: Record<GuidanceOrder, (entry: ChecklistCause) => number> = {
  severity: () => 0,
  cost: ({ cause }) => cause.cost ?? Number.POSITIVE_INFINITY,
  impact: ({ cause }) => (cause.overallPoints === null ? Number.POSITIVE_INFINITY : -cause.overallPoints),
};

/** Two infinities are equal, which their difference is not. */
function compared(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
