import { byArea, type Severity } from "@plumbline/contract/areas";
import { type IssueList } from "@plumbline/contract/issues";
import { type IssueStatus } from "@plumbline/contract/issue-terms";
import type { GroupCounts } from "@plumbline/contract/revenue-at-risk";
import { ISSUE_GROUPS, type IssueGroup } from "@plumbline/contract/severity-groups";

import { readLastCompletedScan } from "#dashboard/dashboard.queries.ts";
import { countByStatus, countMatching, type IssueFilter } from "#issues/issue-list.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";

/** The counts around a list of issues, and how many issues the filter lets through. */
export interface IssueCounts extends Pick<IssueList, "counts" | "open" | "settled" | "isScanned"> {
  matching: number;
}

/** Counts what chips, groups and cards show. */
export async function readIssueCounts(
  context: OrganizationContext,
  filter: IssueFilter,
): Promise<IssueCounts> {
  const { category } = filter;
  const [matching, all, lastScan] = await Promise.all([
    countMatching(context, { ...filter, category: undefined }),
    countByStatus(context),
    readLastCompletedScan(context),
  ]);
  const inCategory = matching.filter(({ area }) => category === undefined || area === category);
  return {
    matching: sum(inCategory),
    counts: {
      categories: byArea((area) => sum(matching.filter((row) => row.area === area))),
      all: sum(matching),
      groups: byGroup(inCategory),
    },
    ...standing(all, filter),
    isScanned: lastScan !== null,
  };
}

interface Counted {
  severity: Severity;
  issues: number;
}

function sum(rows: readonly Counted[]): number {
  return rows.reduce((total, row) => total + row.issues, 0);
}

function byGroup(rows: readonly Counted[]): GroupCounts {
  const of = (group: IssueGroup) => {
    const severities: readonly Severity[] = ISSUE_GROUPS[group];
    return sum(rows.filter(({ severity }) => severities.includes(severity)));
  };
  return { critical: of("critical"), major: of("major"), minor: of("minor") };
}

/** Statuses in which an issue is solved or lived with. */
const SETTLED: ReadonlySet<IssueStatus> = new Set(["verified", "page-gone", "accepted"]);

/** All there is; of what only a person can judge, what is settled counts where the list holds it too. */
function standing(
  rows: readonly (Counted & { status: IssueStatus; needsReview: boolean })[],
  { review }: Pick<IssueFilter, "review">,
) {
  const unsolved = rows.filter(({ status }) => !SETTLED.has(status));
  const confirmed = unsolved.filter(({ needsReview }) => !needsReview);
  const listed = rows.filter(({ needsReview }) => review || !needsReview);
  const withStatus = (status: IssueStatus) => sum(listed.filter((row) => row.status === status));
  return {
    open: {
      ...byGroup(confirmed),
      review: sum(unsolved) - sum(confirmed),
      awaitingCheck: sum(confirmed.filter(({ status }) => status === "fixed-awaiting-check")),
    },
    settled: {
      verified: withStatus("verified"),
      awaitingCheck: withStatus("fixed-awaiting-check"),
      accepted: withStatus("accepted"),
      pageGone: withStatus("page-gone"),
    },
  };
}
