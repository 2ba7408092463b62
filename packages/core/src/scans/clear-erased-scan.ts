import { eq } from "drizzle-orm";

import type { OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { organizationKey } from "#platform/storage.ts";

/**
 * Removes the files of a scan whose row is gone: its client was erased while a worker wrote them. Of a scan that is on
 * record nothing is removed.
 */
export async function clearErasedScan(context: OrganizationContext, scanId: string): Promise<void> {
  const [row] = await context.db
    .select({ id: scans.id })
    .from(scans)
    .where(ownedBy(context, scans, eq(scans.id, scanId)));
  if (row !== undefined) return;
  await context.storage.deleteAll(organizationKey(context.organization.id, "scans", scanId));
}
