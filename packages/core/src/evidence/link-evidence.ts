import { chainHash, CHAIN_START, evidenceHash } from "#evidence/evidence-hash.ts";
import { selectChainHead } from "#evidence/evidence.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { type ArchivedFile, evidenceLinks } from "#platform/database/tables/evidence.table.ts";

export interface LinkedScan {
  scanId: string;
  /** Storage key of the folder its files are in. */
  folder: string;
  files: readonly ArchivedFile[];
  finishedAt: Date;
}

/**
 * Adds a scan to the organization's chain of evidence. Runs inside the scan's transaction, which holds the lock on the
 * organization's issues, so that no two scans take the same place.
 */
export async function linkEvidence(
  context: OrganizationContext,
  { scanId, folder, files, finishedAt }: LinkedScan,
): Promise<void> {
  const head = await selectChainHead(context);
  const digest = evidenceHash(files);
  await context.db.insert(evidenceLinks).values({
    scanId,
    organizationId: context.organization.id,
    position: (head?.position ?? 0) + 1,
    folder,
    files: [...files],
    evidenceHash: digest,
    chainHash: chainHash(head?.chainHash ?? CHAIN_START, { scanId, evidenceHash: digest }),
    finishedAt,
  });
}
