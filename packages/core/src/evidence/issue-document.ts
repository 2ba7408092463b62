import { sha256 } from "#evidence/evidence-hash.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { issuedDocuments } from "#platform/database/tables/evidence.table.ts";

export interface FinishedDocument {
  /** Its bytes as they leave the house. */
  file: Uint8Array;
  /** Name of the kind of document. */
  kind: string;
  /** The scan it is about; null where none has been completed. */
  scanId: string | null;
}

/** Remembers the digest of a document before it leaves the house, so that it can be proved to be ours and unchanged. */
export async function issueDocument(
  { db, organization, clock }: OrganizationContext,
  { file, kind, scanId }: FinishedDocument,
): Promise<void> {
  await db
    .insert(issuedDocuments)
    .values({ sha256: sha256(file), organizationId: organization.id, scanId, kind, issuedAt: clock.now() })
    .onConflictDoNothing();
}
