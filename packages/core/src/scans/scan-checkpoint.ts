import type { OrganizationContext } from "#platform/context.ts";
import { scans } from "#platform/database/tables/scans.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { organizationKey } from "#platform/storage.ts";
import { currentAttempt, type ScanAttempt } from "#scans/report-progress.ts";

const SUFFIX = ".zst";

/** What the attempts of one scan leave each other in storage: compressed records under names. */
export interface ScanCheckpoint {
  names(): Promise<string[]>;
  read(name: string): Promise<Uint8Array>;
  /** Rejects when the scan has ended or another worker took it up: only the newest attempt may write. */
  write(name: string, record: Uint8Array): Promise<void>;
}

/** The checkpoint of a scan that this attempt has begun. */
export function scanCheckpoint(context: OrganizationContext, attempt: ScanAttempt): ScanCheckpoint {
  const { storage } = context;
  const folder = folderOf(context, attempt.scanId);
  const keyOf = (name: string): string => `${folder}/${name}${SUFFIX}`;
  return {
    names: async () => {
      const keys = await storage.list(folder);
      return keys.map((key) => key.slice(folder.length + 1, -SUFFIX.length));
    },
    read: async (name) => storage.get(keyOf(name)),
    write: async (name, record) => {
      await requireCurrent(context, attempt);
      await storage.put(keyOf(name), record, "application/zstd");
    },
  };
}

/** Removes what the attempts left: the scan has ended. */
export async function clearScanCheckpoint(context: OrganizationContext, scanId: string): Promise<void> {
  await context.storage.deleteAll(folderOf(context, scanId));
}

function folderOf({ organization }: OrganizationContext, scanId: string): string {
  return organizationKey(organization.id, "scans", scanId, "begun");
}

async function requireCurrent(context: OrganizationContext, { scanId, attempt }: ScanAttempt): Promise<void> {
  const [row] = await context.db
    .select({ id: scans.id })
    .from(scans)
    .where(ownedBy(context, scans, ...currentAttempt(scanId, attempt)));
  if (!row) throw new Error("The scan has ended, or another worker took it up.");
}
