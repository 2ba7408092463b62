import { readTimeZone } from "@plumbline/core/organizations/read-time-zone";
import { contextFor, type OrganizationContext, type Services } from "@plumbline/core/platform/context";
import type { Job } from "@plumbline/core/platform/queue";
import {
  failReport,
  pendingReport,
  type PendingReport,
  recordReport,
} from "@plumbline/core/reports/record-report";
import { weeklyFacts } from "@plumbline/core/reports/weekly-facts";
import { renderWeeklyReport } from "@plumbline/documents/weekly-report";

/** Makes a report's PDF and hands it over. A report that was made before is left alone. */
export async function renderReport(services: Services, job: Job<"report">): Promise<void> {
  const context = contextFor(services, job.payload.organizationId);
  const report = await pendingReport(context, job.payload.reportId);
  if (!report) {
    services.log.info({ reportId: job.payload.reportId }, "The report has been made already");
    return;
  }
  await renderWeekly(context, report);
}

/** Ends a report that could not be made within its retries. */
export async function giveUpReport(services: Services, job: Job<"report">): Promise<void> {
  const { organizationId, reportId } = job.payload;
  const reason = "We could not create the report. We kept the scores of its scan.";
  const isFailed = await failReport(contextFor(services, organizationId), reportId, reason);
  if (isFailed) services.log.error({ reportId }, "The report was given up");
}

async function renderWeekly(context: OrganizationContext, report: PendingReport): Promise<void> {
  if (report.kind !== "weekly") throw new Error(`A ${report.kind} report is not made by this job.`);
  const facts = await weeklyFacts(context, report.scanId);
  if (!facts) throw new Error(`The scan ${report.scanId} of report ${report.id} is not complete.`);
  const { brand } = context.config;
  const pdf = renderWeeklyReport({ ...facts, brand, timeZone: await readTimeZone(context) });
  const isRecorded = await recordReport(context, { ...report, pdf, facts });
  context.log.info({ reportId: report.id, bytes: pdf.byteLength, isRecorded }, "The report was made");
}
