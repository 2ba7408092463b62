import type { Area } from "@plumbline/contract/areas";
import { type GuidanceEntry, type GuidanceGroup, type GuidanceList } from "@plumbline/contract/fix-guidance";
import { GUIDANCE_ENTRIES, type GuidanceOrder } from "@plumbline/contract/guidance-terms";
import { NOT_ESTIMATED } from "@plumbline/contract/reason-words";
import { workWords } from "@plumbline/contract/work";

import { countCheckedByCause } from "#causes/causes.queries.ts";
import { readCauses } from "#causes/read-causes.ts";
import { type ChecklistCause, countOf, itemsByArea, readChecklist, totalsOf } from "#guidance/checklist.ts";
import { type ChecklistRow, selectItems } from "#guidance/checklist.queries.ts";
import { itemWork } from "#guidance/checklist-shares.ts";
import { ordered } from "#guidance/guidance-order.ts";
import { howToFix } from "#issues/how-to-fix.ts";
import { completedAt } from "#guidance/completed-at.ts";
import { lastCheckOf, placeOf } from "#issues/issue-item.ts";
import type { OrganizationContext } from "#platform/context.ts";

export interface GuidanceQuery {
  area?: Area | undefined;
  /** Also items that a check found fixed. */
  completed: boolean;
  order: GuidanceOrder;
  /** Only this cause; page and limit then page its items. */
  cause?: string | undefined;
  page: number;
  limit: number;
}

/** The fix checklist by cause, with totals of all of it; `page` counts from 1. */
export async function listGuidance(
  context: OrganizationContext,
  query: GuidanceQuery,
): Promise<GuidanceList> {
  const { area, completed, order, page, limit } = query;
  const causes = await readCauses(context);
  const checklist = await readChecklist(context, causes);
  const matching = (entry: ChecklistCause) => countOf(entry) - (completed ? 0 : entry.completed);
  const listed = checklist.filter(
    (entry) => matching(entry) > 0 && (query.cause ?? entry.cause.id) === entry.cause.id,
  );
  const inArea = ordered(
    listed.filter(({ cause }) => area === undefined || cause.area === area),
    order,
  );
  const shown = query.cause === undefined ? inArea.slice((page - 1) * limit, page * limit) : inArea;
  const range =
    query.cause === undefined
      ? { from: 1, to: GUIDANCE_ENTRIES }
      : { from: (page - 1) * limit + 1, to: page * limit };
  const [rows, checked] = await Promise.all([
    selectItems(context, { causes: shown.map(({ cause }) => cause.id), completed, ...range }),
    countCheckedByCause(context),
  ]);
  const byCause = Map.groupBy(rows, ({ issue }) => issue.cause);
  return {
    groups: shown.map((entry) => ({
      ...groupOf(entry, byCause.get(entry.cause.id) ?? []),
      cause: { ...entry.cause, beingChecked: checked.get(entry.cause.id) ?? 0 },
      matching: matching(entry),
    })),
    total: inArea.length,
    page,
    limit,
    counts: {
      all: listed.reduce((sum, entry) => sum + matching(entry), 0),
      areas: itemsByArea(listed, matching),
    },
    totals: totalsOf(checklist, causes),
  };
}

function groupOf(
  entry: ChecklistCause,
  rows: readonly ChecklistRow[],
): Omit<GuidanceGroup, "cause" | "matching"> {
  const guidance = rows.find(({ issue }) => issue.guidance !== null)?.issue.guidance;
  return {
    whyItMatters: entry.cause.why,
    businessImpact: guidance?.businessImpact ?? "",
    ...howToFix(guidance),
    wcag: [...new Set(rows.flatMap(({ issue }) => issue.wcag))].sort(),
    items: rows.map((row) => entryOf(row, entry)),
    completed: entry.completed,
    total: countOf(entry),
  };
}

function entryOf(
  { issue, isOpen, position, place, retest }: ChecklistRow,
  { items }: ChecklistCause,
): GuidanceEntry {
  const work = itemWork(items, { isOpen, position });
  return {
    id: issue.id,
    description: issue.message,
    severity: issue.severity,
    estimatedTime: work === null ? NOT_ESTIMATED : workWords(work.minutes),
    estimatedCost: work?.cost ?? null,
    completedAt: completedAt(issue),
    status: issue.status,
    lastCheck: lastCheckOf(retest),
    pages: issue.pageCount,
    place: placeOf(place),
  };
}
