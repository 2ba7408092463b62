import { evenShare } from "@plumbline/contract/apportion";
import type { Effort } from "@plumbline/contract/effort";
import { type Work, workOf } from "@plumbline/contract/work";

import type { ItemCounts } from "#guidance/checklist.queries.ts";

/** Items of a cause on the checklist. */
export interface CauseItems {
  effort: Effort | null;
  /** Open ones: the same as the cause's issues. */
  open: number;
  /** Those awaiting their check, and those that a check found fixed. */
  done: number;
}

/** How many items a cause has on the checklist. */
export function itemsOf(effort: Effort | null, counts: readonly ItemCounts[]): CauseItems {
  const count = (isOpen: boolean) => counts.find((row) => row.isOpen === isOpen)?.items ?? 0;
  return { effort, open: count(true), done: count(false) };
}

/**
 * What an item comes to, so that all items of a cause add up to the work on all of them, and open ones to what is left of
 * it. Null when its check gave no estimate.
 */
export function itemWork(
  { effort, open, done }: CauseItems,
  { isOpen, position }: { isOpen: boolean; position: number },
): Work | null {
  if (effort === null) return null;
  const left = workOf(effort, open);
  if (isOpen) return share(left, open, position);
  const all = workOf(effort, open + done);
  return share({ minutes: all.minutes - left.minutes, cost: all.cost - left.cost }, done, position);
}

function share({ minutes, cost }: Work, items: number, position: number): Work {
  return { minutes: evenShare(minutes, items, position), cost: evenShare(cost, items, position) };
}

/** US dollars that the completed items of a cause come to. */
export function completedCost(items: CauseItems, counts: readonly ItemCounts[]): number {
  return counts.reduce(
    (sum, { isOpen, completed }) =>
      completed.reduce((own, position) => own + (itemWork(items, { isOpen, position })?.cost ?? 0), sum),
    0,
  );
}
