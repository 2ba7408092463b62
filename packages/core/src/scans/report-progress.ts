import type { ScanStage } from "@plumbline/contract/scans";
import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";

/** How far a running scan is. */
export interface ScanProgress {
  stage: ScanStage;
  /** What it does now, in words for a person. */
  phase: string;
  pagesDone: number;
  /** null until the pages are known. */
  pagesPlanned: number | null;
  issuesFound: number;
}

/** One try of a scan. */
export interface ScanAttempt {
  scanId: string;
  attempt: number;
}

/** Writes progress for the dashboard. False when the scan has ended or another worker took it up. */
export async function reportProgress(
  context: OrganizationContext,
  { scanId, attempt }: ScanAttempt,
  progress: ScanProgress,
): Promise<boolean> {
  const written = await context.db
    .update(scans)
    .set(progress)
    .where(ownedBy(context, scans, ...currentAttempt(scanId, attempt)))
    .returning({ id: scans.id });
  if (written.length === 0) return false;
  await publish(context.db, "scan", { organizationId: context.organization.id });
  return true;
}

/** Conditions under which a try of a scan may still write. */
export function currentAttempt(scanId: string, attempt: number) {
  return [eq(scans.id, scanId), eq(scans.attempt, attempt), eq(scans.status, "RUNNING")];
}
