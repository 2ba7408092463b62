import { exportIssues } from "@plumbline/core/issues/export-issues";
import { organizationAddress } from "@plumbline/core/organizations/organization-address";
import { readTimeZone } from "@plumbline/core/organizations/read-time-zone";
import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import { withLogFields } from "@plumbline/core/platform/log-fields";
import type { Job } from "@plumbline/core/platform/queue";
import { monthlyFacts } from "@plumbline/core/reports/monthly-facts";
import {
  failReport,
  pendingReport,
  type PendingReport,
  recordReport,
} from "@plumbline/core/reports/record-report";
import { weeklyFacts, type WeeklyFacts } from "@plumbline/core/reports/weekly-facts";
import { renderComprehensiveReport } from "@plumbline/documents/comprehensive-report";
import { renderWeeklyReport } from "@plumbline/documents/weekly-report";

/** Makes a report's PDF and hands it over. A report that was made before is left alone. */
export async function renderReport(services: Services, job: Job<"report">): Promise<void> {
  const context = contextFor(services, job.payload.organizationId);
  const report = await pendingReport(context, job.payload.reportId);
  if (!report) {
    services.log.info({ reportId: job.payload.reportId }, "The report has been made already");
    return;
  }
  await withLogFields({ scanId: report.scanId }, () => makeReport(context, report));
}

async function makeReport(context: OrganizationContext, report: PendingReport): Promise<void> {
  const made = await MAKERS[report.kind](context, report);
  if (!made) throw new Error(`The scan ${report.scanId} of report ${report.id} is not complete.`);
  const isRecorded = await recordReport(context, { ...report, ...made });
  context.log.info({ reportId: report.id, bytes: made.pdf.byteLength, isRecorded }, "The report was made");
}

/** Ends a report that could not be made within its retries. */
export async function giveUpReport(services: Services, job: Job<"report">): Promise<void> {
  const { organizationId, reportId } = job.payload;
  const reason = "We could not create the report. We kept the scores of its scan.";
  const isFailed = await failReport(contextFor(services, organizationId), reportId, reason);
  if (isFailed) services.log.error({ reportId }, "The report was given up");
}

interface MadeReport {
  pdf: Uint8Array;
  facts: WeeklyFacts;
}

/** Null when its scan is not complete. */
type Maker = (context: OrganizationContext, report: PendingReport) => Promise<MadeReport | null>;

const MAKERS: Record<PendingReport["kind"], Maker> = {
  weekly: makeShort,
  requested: makeShort,
  initial: makeComprehensive,
  monthly: makeComprehensive,
  loi: async (_context, { id }) => {
    throw new Error(`The letter of intent ${id} is not made by this job.`);
  },
};

async function makeShort(context: OrganizationContext, { scanId, kind }: PendingReport) {
  const facts = await weeklyFacts(context, scanId);
  if (facts === null) return null;
  const report = { ...facts, ...(await enclosed(context, facts)), isRequested: kind === "requested" };
  return { facts, pdf: renderWeeklyReport(report) };
}

async function makeComprehensive(context: OrganizationContext, { scanId }: PendingReport) {
  const facts = await monthlyFacts(context, scanId);
  return (
    facts && { facts, pdf: renderComprehensiveReport({ ...facts, ...(await enclosed(context, facts)) }) }
  );
}

/**
 * Letterhead, and all issues with those solved, as they stand now. They are dated by the scan's end, so a second try gives
 * the same file unless someone worked on an issue in between; the first file that is recorded is the report.
 */
async function enclosed(context: OrganizationContext, { finishedAt }: WeeklyFacts) {
  const issues = await exportIssues(context, { status: "all", review: true });
  return {
    ...organizationAddress(context),
    brand: context.config.brand,
    timeZone: await readTimeZone(context),
    issues: { ...issues, exportedAt: finishedAt.toISOString() },
  };
}
