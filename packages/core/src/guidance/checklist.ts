import { type Area, byArea } from "@plumbline/contract/areas";
import type { GuidanceTotals } from "@plumbline/contract/fix-guidance";
import { costOfFixing } from "@plumbline/contract/priority";
import { workOf } from "@plumbline/contract/work";

import { type CauseItem, causeItems } from "#causes/cause-item.ts";
import type { OrganizationCauses } from "#causes/read-causes.ts";
import { type ItemCounts, selectItemCounts } from "#guidance/checklist.queries.ts";
import { type CauseItems, completedCost, itemsOf } from "#guidance/checklist-shares.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** A cause with its items on the checklist. */
export interface ChecklistCause {
  cause: CauseItem;
  items: CauseItems;
  /** Items that a check found fixed. */
  completed: number;
  /** US dollars that these come to. */
  saved: number;
}

/** Every cause that has items on the checklist, in the one order of causes. */
export async function readChecklist(
  context: OrganizationContext,
  causes: OrganizationCauses,
): Promise<ChecklistCause[]> {
  const countsOf = Map.groupBy(await selectItemCounts(context), ({ cause }) => cause);
  const efforts = new Map([...causes.ranked, ...causes.others].map(({ id, effort }) => [id, effort]));
  return causeItems(causes).flatMap((cause) => {
    const counts = countsOf.get(cause.id);
    if (counts === undefined) return [];
    const items = itemsOf(efforts.get(cause.id) ?? null, counts);
    return [{ cause, items, completed: completedItems(counts), saved: completedCost(items, counts) }];
  });
}

function completedItems(counts: readonly ItemCounts[]): number {
  return counts.reduce((sum, { completed }) => sum + completed.length, 0);
}

/** What the whole checklist adds up to. */
export function totalsOf(checklist: readonly ChecklistCause[], causes: OrganizationCauses): GuidanceTotals {
  const add = (of: (entry: ChecklistCause) => number) => checklist.reduce((sum, entry) => sum + of(entry), 0);
  const items = add(countOf);
  const completed = add((entry) => entry.completed);
  return {
    totalCost: add(({ items: { effort, open, done } }) =>
      effort === null ? 0 : workOf(effort, open + done).cost,
    ),
    costOfFixing: costOfFixing(causes.ranked),
    completed,
    awaitingCheck: add((entry) => entry.cause.awaitingCheck),
    items,
    percent: items === 0 ? 0 : Math.round((completed / items) * 100),
    saved: add((entry) => entry.saved),
  };
}

/** All items of a cause on the checklist. */
export function countOf({ items }: Pick<ChecklistCause, "items">): number {
  return items.open + items.done;
}

/** How many items each area has. */
export function itemsByArea(
  checklist: readonly ChecklistCause[],
  count: (entry: ChecklistCause) => number,
): Record<Area, number> {
  return byArea((area) =>
    checklist.reduce((sum, entry) => sum + (entry.cause.area === area ? count(entry) : 0), 0),
  );
}
