import type { RankedCause } from "@plumbline/contract/priority";
import { causePath } from "@plumbline/contract/cause-path";
import { TOP_ACTIONS, type TopAction } from "@plumbline/contract/top-action";

import { rankedItem } from "#causes/cause-item.ts";
import type { StoredCause } from "#causes/read-causes.ts";

/** What to do first: the first causes, as dashboard, report and mail show them. */
export function topActions(ranked: readonly RankedCause<StoredCause>[]): TopAction[] {
  return ranked.slice(0, TOP_ACTIONS).map((cause) => {
    const item = rankedItem(cause);
    return {
      cause: item.id,
      title: item.title,
      why: item.why,
      reason: item.reason,
      reasonInFull: item.reasonInFull,
      work: item.work,
      cost: item.cost,
      area: item.area,
      severity: item.severity,
      issues: item.issues,
      pages: item.pages,
      reach: item.reach,
      firstIssue: cause.firstIssue,
      path: causePath(item.id),
    };
  });
}
