import { SEVERITIES, type Severity } from "@plumbline/contract/areas";
import type { IssueEventKind } from "@plumbline/contract/issue-terms";
import { and, asc, eq, inArray } from "drizzle-orm";

import type { ScanMoves } from "#issues/moved-causes.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issueEvents, issues } from "#platform/database/tables/issues.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

/** The confirmed issues a scan found, saw fixed, or saw again. What only a person can judge is none of them. */
export async function movesOfScan(
  scope: Pick<OrganizationContext, "db" | "organization">,
  scanId: string,
): Promise<ScanMoves> {
  const kinds = ["found", "came-back", "verified", "page-gone"] as const;
  const rows = await scope.db
    .select({
      kind: issueEvents.kind,
      id: issues.id,
      cause: issues.cause,
      title: issues.title,
      severity: issues.severity,
      area: issues.area,
      page: issues.page,
      firstSeenAt: issues.firstSeenAt,
    })
    .from(issueEvents)
    .innerJoin(issues, eq(issues.id, issueEvents.issueId))
    .where(
      ownedBy(
        scope,
        issueEvents,
        and(eq(issueEvents.scanId, scanId), inArray(issueEvents.kind, kinds), eq(issues.needsReview, false)),
      ),
    )
    .orderBy(asc(issues.title), asc(issues.id));
  const worstFirst = rows.toSorted(bySeverity);
  const of = (wanted: IssueEventKind) =>
    worstFirst.filter(({ kind }) => kind === wanted).map(({ kind: _kind, ...issue }) => issue);
  return { found: of("found"), cameBack: of("came-back"), fixed: of("verified"), pageGone: of("page-gone") };
}

function bySeverity(one: { severity: Severity }, other: { severity: Severity }): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}
