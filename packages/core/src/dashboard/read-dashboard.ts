import { troubleOf } from "@plumbline/contract/scan-trouble";
import { MONTHLY_PRICE, type Scores } from "@plumbline/contract/business-impact";
import type { CauseOfLine } from "@plumbline/contract/cause-of-line";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { startSentence } from "@plumbline/contract/start-page";
import { overallScore } from "@plumbline/contract/overall-score";
import { costOfFixing, openWorkByArea } from "@plumbline/contract/priority";
import { reachWords } from "@plumbline/contract/reason-words";
import { RECENT_REPORTS, type ReportListItem } from "@plumbline/contract/reports";
import { yearlyLoss } from "@plumbline/contract/yearly-loss";

import { factsOf } from "#billing/account.queries.ts";
import { accountState, shownStatus } from "#billing/account-state.ts";
import { type OrganizationCauses, readCauses } from "#causes/read-causes.ts";
import { topActions } from "#causes/top-actions.ts";
import { accessOf } from "#dashboard/access.ts";
import { recentActivity } from "#dashboard/activity.ts";
import { areaDetails } from "#dashboard/area-details.ts";
import {
  readLastCompletedScan,
  readOrganization,
  readRecentScans,
  readScanAreas,
  type ScanRow,
} from "#dashboard/dashboard.queries.ts";
import { failedScans, historicalData } from "#dashboard/history.ts";
import { roiDataOf } from "#dashboard/roi-data.ts";
import { firstGuidance } from "#guidance/first-guidance.ts";
import { countIssues, type IssueCounts } from "#issues/issues.queries.ts";
import { AppError } from "#platform/app-error.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { listReports } from "#reports/list-reports.ts";
import { scanSchedule } from "#scans/scan-schedule.ts";
import { type AreaRow, readLastScanAt, standingAreas } from "#scans/scans.queries.ts";
import { readPagesOfSite, readStartPage } from "#scans/visited-pages.ts";

const RECENT_SCANS = 5;

/** Everything the dashboard shows of the context's organization. */
export async function readDashboard(context: OrganizationContext): Promise<DashboardData> {
  const [found, lastScanAt, causes, scans, lastScan, issues, { reports }] = await Promise.all([
    readOrganization(context),
    readLastScanAt(context),
    readCauses(context),
    readRecentScans(context, RECENT_SCANS),
    readLastScan(context),
    countIssues(context),
    listReports(context, { page: 1, limit: RECENT_REPORTS }),
  ]);
  // Erased between the reading of the session and now.
  if (found === null) throw new AppError("session.expired");
  const tried = new Map(lastScan?.areas.map((row) => [row.area, row]));
  const standing = await standingAreas(context, { tried, latest: causes.scores });
  const areas = areaDetails(standing, causes.scores, reachingCauses(causes));
  const shown: Scores = Object.fromEntries(Object.entries(areas).map(([area, { score }]) => [area, score]));
  return {
    ...accountPart(found, { lastScanAt, now: context.clock.now() }),
    ...scorePart(shown),
    metrics: lastScan === null ? null : { ...money({ found, issues, causes }), ...cards(shown) },
    areas,
    topActions: topActions(causes.ranked),
    ...scanPart(scans, reports),
    lastScan: lastScan?.summary ?? null,
    ...(await tabPart(context, lastScan === null ? null : { found, causes })),
  };
}

/** What the other tabs show; nothing before the first scan. */
async function tabPart(
  context: OrganizationContext,
  scanned: { found: Organization; causes: OrganizationCauses } | null,
): Promise<Pick<DashboardData, "historicalData" | "failedScans" | "roiData" | "fixGuidance">> {
  if (scanned === null) return { historicalData: null, failedScans: [], roiData: null, fixGuidance: null };
  const [history, guidance] = await Promise.all([
    historicalData(context),
    firstGuidance(context, scanned.causes),
  ]);
  const work = openWorkByArea(scanned.causes.ranked);
  const monthlyPriceCents = scanned.found.subscription?.monthlyPriceCents ?? null;
  const roiData = roiDataOf(scanned.found, scanned.causes.scores, { work, monthlyPriceCents });
  return {
    historicalData: history,
    failedScans: await failedScans(context, history),
    roiData,
    fixGuidance: guidance,
  };
}

type Organization = NonNullable<Awaited<ReturnType<typeof readOrganization>>>;

function accountPart(found: Organization, { lastScanAt, now }: { lastScanAt: Date | null; now: Date }) {
  const { name, website, subscription, id: organizationId, timeZone } = found;
  const facts = factsOf(found, now);
  const account = accountState(facts);
  return {
    organization: { name, website },
    subscription:
      subscription === null
        ? null
        : {
            status: shownStatus(facts) ?? subscription.status,
            startDate: subscription.startedAt.toISOString(),
          },
    account,
    access: accessOf(account),
    planPricing: { monthly: MONTHLY_PRICE },
    scanSchedule: scanSchedule(
      { id: organizationId, timeZone, startedAt: subscription?.startedAt ?? null, lastScanAt },
      now,
    ),
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

/** The scores of the five cards. */
function cards(shown: Scores) {
  return {
    adaScore: shown.accessibility ?? null,
    seoScore: shown.seo ?? null,
    cybersecurityScore: shown.security ?? null,
    privacyScore: shown.privacy ?? null,
    speedScore: shown.performance ?? null,
  };
}

interface Measured {
  found: Organization;
  issues: IssueCounts;
  causes: OrganizationCauses;
}

function money({ found, issues, causes }: Measured) {
  const loss = yearlyLoss(found, Object.fromEntries(causes.scores), issues.atRisk);
  return {
    monthlyVisitors: found.monthlyVisitors,
    conversionRate: found.conversionRate,
    potentialRevenueLoss: loss.amount,
    yearlyLoss: loss,
    costOfFixing: costOfFixing(causes.ranked),
    criticalIssues: issues.open.critical,
  };
}

function scanPart(scans: ScanRow[], reports: ReportListItem[]) {
  const running = scans.find(({ status }) => status === "QUEUED" || status === "RUNNING");
  return {
    recentReports: reports,
    recentScans: scans.map(({ id, status, createdAt, failureReason: reason, failureTrouble: trouble }) => ({
      id,
      status,
      createdAt: createdAt.toISOString(),
      failureReason: reason,
      failureTrouble: status === "FAILED" ? troubleOf({ trouble, reason }) : null,
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
  const { measured, notMeasured } = await readPagesOfSite(context, scan.id);
  const moved = startSentence(scan.site, await readStartPage(context, scan.id));
  const summary = {
    id: scan.id,
    finishedAt: (scan.finishedAt ?? scan.createdAt).toISOString(),
    ...(moved === null ? {} : { moved }),
    pagesMeasured: measured,
    ...(scan.pagesNotVisited ? { pagesNotVisited: scan.pagesNotVisited } : {}),
    pagesNotMeasured: notMeasured.map(({ url, reason }) => ({
      url,
      reason: reason ?? "We don't know the reason.",
    })),
    rulesetVersion: scan.rulesetVersion ?? "unknown",
  };
  return { areas, summary };
}

/** All causes, the first to fix first, with how far each reaches. */
function reachingCauses({ ranked, others }: OrganizationCauses): CauseOfLine[] {
  return [...ranked, ...others.map((cause) => ({ ...cause, pagesMeasured: null }))].map((cause) => ({
    id: cause.id,
    area: cause.area,
    title: cause.title,
    reach: reachWords(cause),
  }));
}
