import type { Scores } from "@plumbline/contract/business-impact";
import type { ReportDetail } from "@plumbline/contract/reports";

import type { OrganizationContext } from "#platform/context.ts";
import { reportNotFound } from "#reports/available-reports.ts";
import { reportItem, scansOf } from "#reports/list-reports.ts";
import { findReport, findScan, selectToldAreas } from "#reports/reports.queries.ts";
import { overallLacks } from "#scans/overall-lacks.ts";

/**
 * One report with the scores of its scan.
 *
 * @throws {AppError} `report.not-found`
 */
export async function readReport(
  context: OrganizationContext,
  { id }: { id: string },
): Promise<ReportDetail> {
  const report = await findReport(context, id);
  if (report === null) throw await reportNotFound(context);
  const scan = report.scanId === null ? null : await findScan(context, report.scanId);
  const areas = report.scanId === null ? [] : await selectToldAreas(context, report.scanId);
  const scores: Scores = Object.fromEntries(areas.map(({ area, score }) => [area, score]));
  const provisional = areas.filter(({ score, state }) => score !== null && state === "provisional");
  return {
    ...reportItem(report, await overallLacks(context, scansOf([report]), "told")),
    accessibilityScore: scores.accessibility ?? null,
    adaScore: scores.accessibility ?? null,
    seoScore: scores.seo ?? null,
    performanceScore: scores.performance ?? null,
    privacyScore: scores.privacy ?? null,
    cybersecurityScore: scores.security ?? null,
    provisional: Object.fromEntries(provisional.map(({ area, reason }) => [area, reason])),
    site: scan?.site ?? "",
    failureReason: report.failureReason ?? scan?.failureReason ?? null,
  };
}
