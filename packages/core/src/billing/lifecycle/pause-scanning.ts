import { and, eq, inArray } from "drizzle-orm";

import { queueInitialAudit } from "#billing/queue-initial-audit.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { publish } from "#platform/signals.ts";

const SCHEDULED = ["initial", "weekly", "monthly"] as const;

/** Takes back scans that wait, since no one pays for them now. One that runs is finished. */
export async function pauseScanning(context: OrganizationContext): Promise<void> {
  const reason = "The subscription was paused before this scan began.";
  const isWaiting = eq(scans.status, "QUEUED");
  const canceled = await context.db
    .update(scans)
    .set({ status: "CANCELED", failureReason: reason, finishedAt: context.clock.now(), scheduledFor: null })
    .where(ownedBy(context, scans, isWaiting, inArray(scans.kind, [...SCHEDULED])))
    .returning({ id: scans.id });
  if (canceled.length > 0) await publish(context.db, "scan", { organizationId: context.organization.id });
}

/** Queues the first audit again where it was taken back; everything else comes with the schedule. */
export async function resumeScanning(context: OrganizationContext): Promise<void> {
  const isTakenBack = and(eq(scans.kind, "initial"), eq(scans.status, "CANCELED"));
  const takenBack = await context.db.$count(scans, ownedBy(context, scans, isTakenBack));
  if (takenBack > 0) await queueInitialAudit(context);
}
