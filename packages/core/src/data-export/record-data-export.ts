import { stat } from "node:fs/promises";

import { DATA_EXPORT_DAYS } from "@plumbline/contract/data-export";
import { eq } from "drizzle-orm";

import { dataExportReadyMail } from "#data-export/data-export-ready.mail.ts";
import { endPendingExport, findExport } from "#data-export/data-exports.queries.ts";
import { readTimeZone } from "#organizations/read-time-zone.ts";
import { recordAct } from "#platform/audit-log.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { users } from "#platform/database/tables/accounts.table.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import { organizationKey } from "#platform/storage.ts";

/** Whether an export still waits to be made. */
export async function isExportPending(context: OrganizationContext, exportId: string): Promise<boolean> {
  return (await findExport(context, exportId))?.status === "PENDING";
}

/**
 * Keeps the file of an export and tells who asked for it. The row comes first and is held while the file is put, so that
 * no file stays without its row. False, and nothing is kept, when the export ended before.
 */
export async function recordDataExport(
  context: OrganizationContext,
  { exportId, path }: { exportId: string; path: string },
): Promise<boolean> {
  const storageKey = exportKey(context, exportId);
  const byteLength = (await stat(path)).size;
  return inTransaction(context, async (inside) => {
    const expiresAt = endOfDays(inside);
    const outcome = { status: "COMPLETED", storageKey, byteLength, expiresAt } as const;
    const ended = await endPendingExport(inside, exportId, outcome);
    if (ended === null) return false;
    await inside.storage.putFile(storageKey, path, "application/zip");
    await queueEnd(inside, exportId, expiresAt);
    await tellRequester(inside, { exportId, userId: ended.requestedBy, expiresAt });
    await recordAct(inside, {
      action: "data-export.recorded",
      subjectId: exportId,
      details: { bytes: byteLength },
    });
    return true;
  });
}

/** Ends an export that could not be made; its reason is shown where it was requested. */
export async function failDataExport(
  context: OrganizationContext,
  exportId: string,
  reason: string,
): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const expiresAt = endOfDays(inside);
    const outcome = { status: "FAILED", failureReason: reason, expiresAt } as const;
    if ((await endPendingExport(inside, exportId, outcome)) === null) return false;
    await queueEnd(inside, exportId, expiresAt);
    await recordAct(inside, { action: "data-export.failed", subjectId: exportId, details: { reason } });
    return true;
  });
}

/** Key of an export's file. */
export function exportKey({ organization }: OrganizationContext, exportId: string): string {
  return organizationKey(organization.id, "exports", `${exportId}.zip`);
}

function endOfDays({ clock }: OrganizationContext): Date {
  return new Date(clock.now().getTime() + DATA_EXPORT_DAYS * 86_400_000);
}

async function queueEnd(context: OrganizationContext, exportId: string, startAfter: Date): Promise<void> {
  const payload = { organizationId: context.organization.id, exportId };
  await context.queue.send("data-export-end", payload, { within: context.db, startAfter });
}

interface Telling {
  exportId: string;
  userId: string | null;
  expiresAt: Date;
}

async function tellRequester(
  context: OrganizationContext,
  { exportId, userId, expiresAt }: Telling,
): Promise<void> {
  if (userId === null) return;
  const [person] = await context.db.select().from(users).where(eq(users.id, userId));
  if (person === undefined) return;
  const { config, organization } = context;
  const about = { organizationId: organization.id, name: person.name, timeZone: await readTimeZone(context) };
  await queueMail(context, {
    ...dataExportReadyMail({ config, ...about, expiresAt }),
    recipient: person.email,
    idempotencyKey: `data-export-ready ${exportId}`,
  });
}
