import type { ExportFormat } from "@plumbline/contract/answer-kinds";
import { organizationFileName } from "@plumbline/contract/file-name";
import type { ExportedCause, ExportedIssue, IssueExport } from "@plumbline/contract/issue-export";
import { costOfFixing } from "@plumbline/contract/priority";

import { adviceItems, type CauseItem, causeItems } from "#causes/cause-item.ts";
import { readCauses } from "#causes/read-causes.ts";
import { readOrganization } from "#dashboard/dashboard.queries.ts";
import { howToFix } from "#issues/how-to-fix.ts";
import { issueItem } from "#issues/issue-item.ts";
import { type IssueFilter, type IssueRow, selectIssues } from "#issues/issue-list.queries.ts";
import type { IssueQuery } from "#issues/list-issues.ts";
import { pagesByIssue } from "#issues/pages-of-issues.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { newestScan } from "#reports/completed-scan.ts";
import { identityFacts } from "#reports/identity-facts.ts";

/** More than a site can have: an issue is one defect of one component, not one place. */
const ALL = 1_000_000;

export type ExportQuery = Pick<IssueQuery, "category" | "status" | "review" | "search">;

/** All issues of the organization that a filter lets through, with how to fix them, the first to fix first; and advice. */
export async function exportIssues(context: OrganizationContext, query: ExportQuery): Promise<IssueExport> {
  const { category, status = "unresolved", review = false, search } = query;
  const causes = await readCauses(context);
  const filter = { category, status, review, search };
  const [organization, lastScan, issues, advice] = await Promise.all([
    readOrganization(context),
    newestScan(context),
    exported(context, { ...filter, advice: false }, causeItems(causes)),
    exported(context, { ...filter, advice: true }, adviceItems(causes)),
  ]);
  if (organization === null) throw new Error("The organization of a session is gone.");
  return {
    organization: organization.name,
    website: organization.website,
    exportedAt: context.clock.now().toISOString(),
    lastScanAt: lastScan?.finishedAt.toISOString() ?? null,
    scan: lastScan && (await identityFacts(context, lastScan)),
    filter: { category: category ?? null, status, review, search: search || null },
    costOfFixing: lastScan === null ? null : costOfFixing(causes.ranked),
    ...issues,
    advice,
  };
}

/** What a filter lets through, in the order of its causes. */
async function exported(
  context: OrganizationContext,
  filter: IssueFilter,
  causes: readonly CauseItem[],
): Promise<Pick<IssueExport, "causes" | "issues">> {
  const byId = new Map(causes.map((cause) => [cause.id, cause]));
  const rows = await selectIssues(context, filter, { causes: [...byId.keys()], page: 1, limit: ALL });
  const pages = await pagesByIssue(
    context,
    rows.map(({ issue }) => issue.id),
  );
  return {
    causes: exportedCauses(byId, rows),
    issues: rows.map((row) => exportedIssue(row, byId, pages.get(row.issue.id) ?? [])),
  };
}

function exportedCauses(causes: ReadonlyMap<string, CauseItem>, rows: readonly IssueRow[]): ExportedCause[] {
  const byCause = Map.groupBy(rows, ({ issue }) => issue.cause);
  return [...byCause].flatMap(([id, own]) => {
    const cause = causes.get(id);
    return cause === undefined ? [] : [exportedCause(cause, own)];
  });
}

function exportedCause({ why, ...cause }: CauseItem, rows: readonly IssueRow[]): ExportedCause {
  const guidance = rows.find(({ issue }) => issue.guidance !== null)?.issue.guidance;
  return {
    ...cause,
    matching: rows.length,
    whyItMatters: why,
    businessImpact: guidance?.businessImpact ?? "",
    ...howToFix(guidance),
    wcag: [...new Set(rows.flatMap(({ issue }) => issue.wcag))].sort(),
  };
}

function exportedIssue(
  row: IssueRow,
  causes: ReadonlyMap<string, CauseItem>,
  pageUrls: string[],
): ExportedIssue {
  const { component, wcag, guidance } = row.issue;
  return {
    ...issueItem(row, causes),
    component,
    wcag,
    ...howToFix(guidance),
    snippet: row.place?.snippet ?? null,
    example: row.place?.example ?? null,
    pageUrls,
  };
}

/** Name the report of an organization's issues is saved under: `{organization}-fix-priority.pdf`. */
export function exportFileName(organization: string, format: ExportFormat): string {
  return `${organizationFileName(organization)}-fix-priority.${format}`;
}
