import { readableHosts } from "@plumbline/contract/readable-host";
import type { ScanTrouble } from "@plumbline/contract/scan-trouble";
import type { ScanKind } from "@plumbline/contract/scans";
import { eq, inArray } from "drizzle-orm";

import { tellMembers } from "#notifications/notify.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { reports } from "#platform/database/tables/reports.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";
import { readOrganizationName } from "#reports/reports.queries.ts";
import { nextScanDay } from "#scans/next-scan-day.ts";
import { type FailedScan, scanFailedNotice, scanFailedWords } from "#scans/scan-failed.mail.ts";
import { SCAN_PLANS } from "#scans/scan-plan.ts";
import { latestScores } from "#scans/scans.queries.ts";

export interface ScanFailure {
  scanId: string;
  /** The try that failed; without it the scan is ended whoever runs it. */
  attempt?: number;
  /** Why, in words for the site's owner. */
  reason: string;
  /** Of what kind that is; absent where it is of none. */
  trouble?: ScanTrouble;
}

/**
 * Ends a scan as FAILED, which Audit History then shows with its reason, and tells the members and the operator.
 * Scores and issues stay what they were: a failure says nothing about the site. False when the scan has ended or is
 * another worker's.
 */
export async function failScan(context: OrganizationContext, ended: ScanFailure): Promise<boolean> {
  const failure = { ...ended, trouble: ended.trouble ?? "other", reason: readableHosts(ended.reason) };
  return inTransaction(context, async (inside) => {
    const now = inside.clock.now();
    const [scan] = await inside.db
      .update(scans)
      .set({
        status: "FAILED",
        failureReason: failure.reason,
        failureTrouble: failure.trouble,
        finishedAt: now,
      })
      .where(
        ownedBy(
          inside,
          scans,
          eq(scans.id, failure.scanId),
          inArray(scans.status, ["QUEUED", "RUNNING"]),
          failure.attempt === undefined ? undefined : eq(scans.attempt, failure.attempt),
        ),
      )
      .returning({ kind: scans.kind, site: scans.site });
    if (!scan) return false;
    const reportId = await recordFailedReports(inside, failure, scan.kind);
    const hasScores = (await latestScores(inside)).size > 0;
    const nextScan = await nextScanDay(inside, await readTimeZone(inside));
    const { reason, trouble } = failure;
    await tell(inside, failure, { ...scan, reason, trouble, failedAt: now, hasScores, nextScan, reportId });
    await publish(inside.db, "scan", { organizationId: inside.organization.id });
    await recordAct(inside, { action: "scan.failed", subjectId: failure.scanId, details: { reason } });
    return true;
  });
}

/** Puts the reports that the scan would have had into Audit History as failed; answers the first one's id. */
async function recordFailedReports(
  { db, organization, clock }: OrganizationContext,
  { scanId, reason }: ScanFailure,
  scanKind: ScanKind,
): Promise<string | null> {
  const now = clock.now();
  const failed = {
    organizationId: organization.id,
    scanId,
    status: "FAILED",
    failureReason: reason,
  } as const;
  const rows = SCAN_PLANS[scanKind].reports.map((kind) => ({
    ...failed,
    kind,
    createdAt: now,
    finishedAt: now,
  }));
  if (rows.length === 0) return null;
  const [first] = await db.insert(reports).values(rows).returning({ id: reports.id });
  return first?.id ?? null;
}

async function tell(context: OrganizationContext, { scanId }: ScanFailure, scan: FailedScan): Promise<void> {
  const eventKey = `scan-failed ${scanId}`;
  const message = scanFailedNotice(scan);
  await tellMembers(context, {
    kind: "scan-failed",
    message,
    path: "/audit-history",
    eventKey,
    site: scan.site,
    words: (timeZone) => scanFailedWords(scan, timeZone),
  });
  await tellOperator(context, {
    cause: "scan-failed",
    eventKey,
    message: `${await readOrganizationName(context)}: ${message}`,
    reference: `organization ${context.organization.id}, scan ${scanId}`,
  });
}
