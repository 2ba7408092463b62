import type { Area } from "@plumbline/contract/areas";
import { isAdviceCause } from "@plumbline/contract/advice-cause";
import type { ISSUE_FILTERS } from "@plumbline/contract/issues";

import type { IssueFilter } from "#issues/issue-list.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { reportNotFound } from "#reports/available-reports.ts";
import { findReport } from "#reports/reports.queries.ts";

/** What a caller asks of issues. */
export interface WantedIssues {
  reportId?: string | undefined;
  cause?: string | undefined;
  category?: Area | undefined;
  status?: (typeof ISSUE_FILTERS)[number] | undefined;
  review?: boolean | undefined;
  advice?: boolean | undefined;
  search?: string | undefined;
}

/**
 * The filter of a wish: with a report, the issues that stood when it was made, whatever became of them; of one cause,
 * also what only a person can judge. Advice is never among issues: a wish is for the one or the other.
 *
 * @throws {AppError} `report.not-found`
 */
export async function issueFilter(context: OrganizationContext, wanted: WantedIssues): Promise<IssueFilter> {
  const { reportId, cause, category, search } = wanted;
  const review = wanted.review ?? cause !== undefined;
  const status = wanted.status ?? (reportId === undefined ? "unresolved" : "all");
  const advice = wanted.advice ?? (cause !== undefined && isAdviceCause(cause));
  const filter = { status, cause, category, search, review, advice };
  if (reportId === undefined) return filter;
  const report = await findReport(context, reportId);
  if (report === null) throw await reportNotFound(context);
  return { ...filter, stoodAt: report.createdAt };
}
