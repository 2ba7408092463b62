import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import type { ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";

import { readLastCompletedScan, readOrganization } from "#dashboard/dashboard.queries.ts";
import { issueItem } from "#issues/issue-item.ts";
import { type IssueRow, selectIssues } from "#issues/issue-list.queries.ts";
import type { IssueQuery } from "#issues/list-issues.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { sanitizeName } from "#reports/file-names.ts";

/** More than a site can have: an issue is one defect of one component, not one place. */
const ALL = 1_000_000;

export type ExportQuery = Pick<IssueQuery, "category" | "status" | "review" | "search">;

/** All issues of the organization that a filter lets through, with how to fix them, worst first. */
export async function exportIssues(context: OrganizationContext, query: ExportQuery): Promise<IssueExport> {
  const { category, status = "unresolved", review = false, search } = query;
  const [organization, lastScan, rows] = await Promise.all([
    readOrganization(context),
    readLastCompletedScan(context),
    selectIssues(context, { category, status, review, search }, { page: 1, limit: ALL }),
  ]);
  if (organization === null) throw new Error("The organization of a session is gone.");
  return {
    organization: organization.name,
    website: organization.website,
    exportedAt: context.clock.now().toISOString(),
    lastScanAt: lastScan?.finishedAt?.toISOString() ?? null,
    filter: { category: category ?? null, status, review, search: search || null },
    issues: rows.map(exportedIssue),
  };
}

function exportedIssue(row: IssueRow): ExportedIssue {
  const { component, wcag, guidance } = row.issue;
  return {
    ...issueItem(row),
    component,
    wcag,
    fixSteps: guidance?.fixSteps ?? [],
    resources: guidance?.resources ?? [],
  };
}

/** Name the report of an organization's issues is saved under: `{organization}-fix-priority.pdf`. */
export function exportFileName(organization: string, format: ExportFormat): string {
  return `${sanitizeName(organization)}-fix-priority.${format}`;
}
