import type { ScanKind } from "@plumbline/contract/scans";
import { eq, inArray, ne } from "drizzle-orm";

import { AppError } from "#platform/app-error.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";
import { SCAN_PLANS } from "#scans/scan-plan.ts";

export interface RequestedScan {
  scanId: string;
  /** False when a scan of the organization waited or ran already; then it is that one. */
  isNew: boolean;
}

/**
 * Queues a scan of the organization's website, in one transaction with its job. Call it inside the
 * transaction of the reason (a payment, the schedule) to make them one.
 *
 * @throws {AppError} `scan.no-website`, `organization.suspended`
 */
export async function requestScan(
  context: OrganizationContext,
  kind: Exclude<ScanKind, "retest">,
): Promise<RequestedScan> {
  return inTransaction(context, async (inside) => {
    const site = await websiteOf(inside);
    const inserted = await insertScan(inside, kind, site);
    if (inserted === null) return { scanId: await activeScan(inside), isNew: false };
    const job = { organizationId: inside.organization.id, scanId: inserted };
    const { priority } = SCAN_PLANS[kind];
    await inside.queue.send("scan", job, { within: inside.db, priority });
    await publish(inside.db, "scan", { organizationId: inside.organization.id });
    await recordAct(inside, { action: "scan.requested", subjectId: inserted, details: { kind, site } });
    return { scanId: inserted, isNew: true };
  });
}

async function websiteOf({ db, organization }: OrganizationContext): Promise<string> {
  const [row] = await db
    .select({ website: organizations.website, suspendedAt: organizations.suspendedAt })
    .from(organizations)
    // Serializes requests of one organization, so that a scan found active stays so until the end.
    .for("no key update")
    .where(eq(organizations.id, organization.id));
  if (!row?.website) throw new AppError("scan.no-website");
  if (row.suspendedAt !== null) throw new AppError("organization.suspended");
  return row.website;
}

async function insertScan(
  { db, organization, clock }: OrganizationContext,
  kind: ScanKind,
  site: string,
): Promise<string | null> {
  const { areas, pageBudget } = SCAN_PLANS[kind];
  const [row] = await db
    .insert(scans)
    .values({
      organizationId: organization.id,
      kind,
      site,
      areas: [...areas],
      pageBudget,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: scans.id });
  return row?.id ?? null;
}

async function activeScan(context: OrganizationContext): Promise<string> {
  const [row] = await context.db
    .select({ id: scans.id })
    .from(scans)
    .where(ownedBy(context, scans, inArray(scans.status, ["QUEUED", "RUNNING"]), ne(scans.kind, "retest")));
  // It ended between the two statements, which read the newest state each.
  if (!row) throw new AppError("server.busy");
  return row.id;
}
