import { AREA_NAMES } from "@plumbline/contract/areas";
import { count } from "@plumbline/contract/numbers";
import { readTimeZone } from "@plumbline/core/organizations/read-time-zone";
import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";
import {
  failReport,
  pendingReport,
  type PendingReport,
  recordReport,
} from "@plumbline/core/reports/record-report";
import type { ReportedAction } from "@plumbline/core/reports/report-news";
import { type IssueFacts, type WeeklyFacts, weeklyFacts } from "@plumbline/core/reports/weekly-facts";
import type { ReportedIssue, WeeklyReport } from "@plumbline/documents/weekly-input";
import { renderWeeklyReport } from "@plumbline/documents/weekly-report";

/** What the author of a check says of its defects. */
interface CheckText {
  whyItMatters: string;
  /** Work in words. */
  estimatedTime: string;
  /** US dollars; null where there is no estimate. */
  estimatedCost: number | null;
  /** Whether it judges the site as a whole. */
  isSiteWide: boolean;
}

export type CheckTexts = (checkId: string) => CheckText;

/** Makes a report's PDF and hands it over. A report that was made before is left alone. */
export async function renderReport(
  services: Services,
  job: Job<"report">,
  checkTexts: CheckTexts,
): Promise<void> {
  const context = contextFor(services, job.payload.organizationId);
  const report = await pendingReport(context, job.payload.reportId);
  if (!report) {
    services.log.info({ reportId: job.payload.reportId }, "The report has been made already");
    return;
  }
  await renderWeekly(context, report, checkTexts);
}

/** Ends a report that could not be made within its retries. */
export async function giveUpReport(services: Services, job: Job<"report">): Promise<void> {
  const { organizationId, reportId } = job.payload;
  const reason = "The report could not be made. The scores of its scan are kept.";
  const isFailed = await failReport(contextFor(services, organizationId), reportId, reason);
  if (isFailed) services.log.error({ reportId }, "The report was given up");
}

async function renderWeekly(
  context: OrganizationContext,
  report: PendingReport,
  checkTexts: CheckTexts,
): Promise<void> {
  if (report.kind !== "weekly") throw new Error(`A ${report.kind} report is not made by this job.`);
  const facts = await weeklyFacts(context, report.scanId);
  if (!facts) throw new Error(`The scan ${report.scanId} of report ${report.id} is not complete.`);
  const timeZone = await readTimeZone(context);
  const pdf = renderWeeklyReport(weeklyReport(facts, { context, timeZone, checkTexts }));
  const actions = firstActions(facts, checkTexts);
  const isRecorded = await recordReport(context, { ...report, pdf, facts, actions });
  context.log.info({ reportId: report.id, bytes: pdf.byteLength, isRecorded }, "The report was made");
}

interface Setting {
  context: OrganizationContext;
  timeZone: string;
  checkTexts: CheckTexts;
}

function weeklyReport(facts: WeeklyFacts, { context, timeZone, checkTexts }: Setting): WeeklyReport {
  return {
    ...facts,
    brand: context.config.brand,
    timeZone,
    issues: facts.issues.map((issue) => reportedIssue(issue, checkTexts)),
  };
}

function reportedIssue({ checkId, ...facts }: IssueFacts, checkTexts: CheckTexts): ReportedIssue {
  const { isSiteWide, ...text } = checkTexts(checkId);
  return { ...facts, ...text, pages: isSiteWide ? 0 : facts.pages };
}

const ACTIONS = 3;

/** What to do first: the kinds of defect that stand first in the report, each once. */
function firstActions({ issues }: WeeklyFacts, checkTexts: CheckTexts): ReportedAction[] {
  const causes = [...Map.groupBy(issues, ({ checkId }) => checkId).values()].slice(0, ACTIONS);
  return causes.flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { whyItMatters, estimatedTime, estimatedCost } = checkTexts(first.checkId);
    const points = same.reduce((sum, issue) => sum + (issue.points ?? 0), 0);
    return {
      title: first.title,
      why: whyItMatters,
      reason: points > 0 ? `${count(points, "point")} of ${AREA_NAMES[first.area]}` : AREA_NAMES[first.area],
      work: estimatedTime,
      cost: estimatedCost,
      path: "/fix-priority",
    };
  });
}
