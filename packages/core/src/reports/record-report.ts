import { REPORT_TYPE_NAMES, type ReportKind } from "@plumbline/contract/reports";
import { eq } from "drizzle-orm";

import { issueDocument } from "#evidence/issue-document.ts";
import { mailMembers } from "#notifications/mail-members.ts";
import { notifyMembers } from "#notifications/notify.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";
import { organizationKey } from "#platform/storage.ts";
import { reportMail } from "#reports/report.mail.ts";
import { reportNews } from "#reports/report-news.ts";
import { findScan, readOrganizationName } from "#reports/reports.queries.ts";
import type { WeeklyFacts } from "#reports/weekly-facts.ts";
import { mailNewsWithoutReport } from "#scans/tell-of-moves.ts";

/** A report that waits to be made. */
export interface PendingReport {
  id: string;
  scanId: string;
  kind: ReportKind;
}

/** The report when it still waits to be made; null when it was made before, failed, or is none of a scan. */
export async function pendingReport(
  context: OrganizationContext,
  reportId: string,
): Promise<PendingReport | null> {
  const [row] = await context.db
    .select({ id: reports.id, scanId: reports.scanId, kind: reports.kind })
    .from(reports)
    .where(ownedBy(context, reports, eq(reports.id, reportId), eq(reports.status, "PENDING")));
  return row?.scanId ? { ...row, scanId: row.scanId } : null;
}

export interface FinishedReport extends PendingReport {
  pdf: Uint8Array;
  facts: WeeklyFacts;
}

/**
 * Marks a report as ready, keeps its file and tells the members by notice and mail, in one transaction. The row comes
 * first and is held while the file is put: a file without it is overwritten by the next try. A repeated call changes nothing.
 */
export async function recordReport(context: OrganizationContext, report: FinishedReport): Promise<boolean> {
  const storageKey = organizationKey(context.organization.id, "reports", `${report.id}.pdf`);
  return inTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const [row] = await inside.db
      .update(reports)
      .set({ status: "COMPLETED", storageKey, byteLength: report.pdf.byteLength, finishedAt: now })
      .where(ownedBy(inside, reports, eq(reports.id, report.id), eq(reports.status, "PENDING")))
      .returning({ id: reports.id });
    if (!row) return false;
    await inside.storage.put(storageKey, report.pdf, "application/pdf");
    await issueDocument(inside, { ...report, file: report.pdf });
    await publish(inside.db, "scan", { organizationId: inside.organization.id });
    await tellMembers(inside, report);
    const details = { kind: report.kind, bytes: report.pdf.byteLength };
    await recordAct(inside, { action: "report.recorded", subjectId: report.id, details });
    return true;
  });
}

/** Ends a report that could not be made; Audit History shows the reason. The scan and its scores stay. */
export async function failReport(
  context: OrganizationContext,
  reportId: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const [row] = await inside.db
      .update(reports)
      .set({ status: "FAILED", failureReason: reason, finishedAt: inside.clock.now() })
      .where(ownedBy(inside, reports, eq(reports.id, reportId), eq(reports.status, "PENDING")))
      .returning({ scanId: reports.scanId });
    if (!row) return false;
    await publish(inside.db, "scan", { organizationId: inside.organization.id });
    await tellOfFailure(inside, reportId, row.scanId);
    await recordAct(inside, { action: "report.failed", subjectId: reportId, details: { reason } });
    return true;
  });
}

async function tellMembers(context: OrganizationContext, report: FinishedReport): Promise<void> {
  const kind = "report-ready";
  const eventKey = `report-ready ${report.id}`;
  const message = `Your ${REPORT_TYPE_NAMES[report.kind]} is ready.`;
  await notifyMembers(context, { kind, eventKey, message, path: "/audit-history" });
  const news = await reportNews(context, { ...report, reportId: report.id });
  await mailMembers(context, { kinds: [kind], eventKey, site: news.site }, (reader) =>
    reportMail(context.config, reader, news),
  );
}

/** Tells the operator, and those members what the scan changed who would have read it in the report's mail. */
async function tellOfFailure(
  context: OrganizationContext,
  reportId: string,
  scanId: string | null,
): Promise<void> {
  const scan = scanId === null ? null : await findScan(context, scanId);
  if (scan !== null && scanId !== null && scan.finishedAt !== null)
    await mailNewsWithoutReport(context, { ...scan, scanId, finishedAt: scan.finishedAt });
  await tellOperator(context, {
    cause: "report-failed",
    eventKey: `report-failed ${reportId}`,
    message: `${await readOrganizationName(context)}: a report could not be made.`,
    reference: `organization ${context.organization.id}, report ${reportId}`,
  });
}
