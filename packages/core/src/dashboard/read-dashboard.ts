import { annualLoss, MONTHLY_PRICE, type Scores } from "@plumbline/contract/business-impact";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { overallScore } from "@plumbline/contract/overall-score";
import { RECENT_REPORTS, type ReportListItem } from "@plumbline/contract/reports";
import { lastDayOfMonth, nextMonday } from "@plumbline/contract/schedule";

import { accessOf } from "#dashboard/access.ts";
import { recentActivity } from "#dashboard/activity.ts";
import { areaDetails } from "#dashboard/area-details.ts";
import {
  readLastCompletedScan,
  readOrganization,
  readRecentScans,
  readScanAreas,
  readScanPages,
  type ScanRow,
} from "#dashboard/dashboard.queries.ts";
import { historicalData } from "#dashboard/history.ts";
import { roiDataOf } from "#dashboard/roi-data.ts";
import { listGuidance } from "#guidance/list-guidance.ts";
import { countOpenIssues, countOpenIssuesByArea } from "#issues/issues.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { listReports } from "#reports/list-reports.ts";
import { type AreaRow, latestScores, scoresOf } from "#scans/scans.queries.ts";

const RECENT_SCANS = 5;
const LISTED_PAGES = 50;

/** Everything the dashboard shows of the context's organization. */
export async function readDashboard(context: OrganizationContext): Promise<DashboardData> {
  const [found, latest, scans, lastScan, openIssues, { reports }] = await Promise.all([
    readOrganization(context),
    latestScores(context),
    readRecentScans(context, RECENT_SCANS),
    readLastScan(context),
    countOpenIssues(context),
    listReports(context, { page: 1, limit: RECENT_REPORTS }),
  ]);
  // Erased between the reading of the session and now.
  if (found === null) throw new AppError("session.expired");
  const scores = scoresOf(latest);
  return {
    ...accountPart(found, context.clock.now()),
    ...scorePart(scores),
    metrics: lastScan === null ? null : metrics(found, scores, openIssues.critical),
    areas: areaDetails(latest, lastScan?.areas ?? []),
    ...scanPart(scans, reports),
    lastScan: lastScan?.summary ?? null,
    ...(await tabPart(context, lastScan === null ? null : { found, scores })),
  };
}

/** What the other tabs show; nothing before the first scan. */
async function tabPart(
  context: OrganizationContext,
  scanned: { found: Organization; scores: Scores } | null,
): Promise<Pick<DashboardData, "historicalData" | "roiData" | "fixGuidance">> {
  if (scanned === null) return { historicalData: null, roiData: null, fixGuidance: null };
  const [history, issues, guidance] = await Promise.all([
    historicalData(context),
    countOpenIssuesByArea(context),
    listGuidance(context),
  ]);
  const roiData = roiDataOf(scanned.found, scanned.scores, issues);
  return { historicalData: history, roiData, fixGuidance: guidance };
}

type Organization = NonNullable<Awaited<ReturnType<typeof readOrganization>>>;

function accountPart({ name, website, subscription }: Organization, now: Date) {
  return {
    organization: { name, website },
    subscription:
      subscription === null
        ? null
        : { status: subscription.status, startDate: subscription.startedAt.toISOString() },
    access: accessOf(subscription?.status ?? null),
    planPricing: { monthly: MONTHLY_PRICE },
    scanSchedule: {
      nextWeeklyScan: nextMonday(now).toISOString().slice(0, 10),
      nextMonthlyReport: lastDayOfMonth(now).toISOString().slice(0, 10),
    },
  };
}

function scorePart(scores: Scores) {
  return {
    complianceScore: overallScore(scores),
    accessibilityScore: scores.accessibility ?? null,
    securityScore: scores.security ?? null,
    performanceScore: scores.performance ?? null,
  };
}

function metrics(figures: Organization, scores: Scores, criticalIssues: number): DashboardData["metrics"] {
  return {
    monthlyVisitors: figures.monthlyVisitors,
    conversionRate: figures.conversionRate,
    potentialRevenueLoss: annualLoss(figures, scores),
    adaScore: scores.accessibility ?? null,
    seoScore: scores.seo ?? null,
    cybersecurityScore: scores.security ?? null,
    privacyScore: scores.privacy ?? null,
    speedScore: scores.performance ?? null,
    criticalIssues,
  };
}

function scanPart(scans: ScanRow[], reports: ReportListItem[]) {
  const running = scans.find(({ status }) => status === "QUEUED" || status === "RUNNING");
  return {
    recentReports: reports,
    recentScans: scans.map(({ id, status, createdAt, failureReason }) => ({
      id,
      status,
      createdAt: createdAt.toISOString(),
      failureReason,
    })),
    recentActivity: recentActivity(scans, reports),
    runningScan: running === undefined ? null : runningScan(running),
  };
}

function runningScan(scan: ScanRow): DashboardData["runningScan"] {
  return {
    id: scan.id,
    kind: scan.kind,
    status: scan.status === "QUEUED" ? "QUEUED" : "RUNNING",
    phase: scan.phase,
    pagesDone: scan.pagesDone,
    pagesPlanned: scan.pagesPlanned,
    issuesFound: scan.issuesFound,
    startedAt: scan.startedAt?.toISOString() ?? null,
  };
}

interface LastScan {
  areas: AreaRow[];
  summary: NonNullable<DashboardData["lastScan"]>;
}

async function readLastScan(context: OrganizationContext): Promise<LastScan | null> {
  const scan = await readLastCompletedScan(context);
  if (scan === null) return null;
  const areas = await readScanAreas(context, scan.id);
  const pages = await readScanPages(context, scan.id, LISTED_PAGES);
  const summary = {
    id: scan.id,
    finishedAt: (scan.finishedAt ?? scan.createdAt).toISOString(),
    pagesMeasured: pages.measured,
    pagesNotMeasured: pages.notMeasured.map(({ url, reason }) => ({
      url,
      reason: reason ?? "We don't know the reason.",
    })),
    rulesetVersion: scan.rulesetVersion ?? "unknown",
  };
  return { areas, summary };
}
