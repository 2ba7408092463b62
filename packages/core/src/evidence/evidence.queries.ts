import { asc, desc, eq, lte } from "drizzle-orm";

import type { OrganizationContext, Services } from "#platform/context.ts";
import { invoiceFiles } from "#platform/database/tables/invoices.table.ts";
import { evidenceLinks, issuedDocuments } from "#platform/database/tables/evidence.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";

type Scope = Pick<OrganizationContext, "db" | "organization">;

export type EvidenceLink = typeof evidenceLinks.$inferSelect;

/** The newest link of the organization's chain; null before its first scan. */
export async function selectChainHead(scope: Scope): Promise<EvidenceLink | null> {
  const [head] = await scope.db
    .select()
    .from(evidenceLinks)
    .where(ownedBy(scope, evidenceLinks))
    .orderBy(desc(evidenceLinks.position))
    .limit(1);
  return head ?? null;
}

/** The link of one scan; null for one from before the chain, and for another organization's. */
export async function selectLink(scope: Scope, scanId: string): Promise<EvidenceLink | null> {
  const [link] = await scope.db
    .select()
    .from(evidenceLinks)
    .where(ownedBy(scope, evidenceLinks, eq(evidenceLinks.scanId, scanId)));
  return link ?? null;
}

/** The chain from its start up to a position. */
export async function selectChain(scope: Scope, position: number): Promise<EvidenceLink[]> {
  return scope.db
    .select()
    .from(evidenceLinks)
    .where(ownedBy(scope, evidenceLinks, lte(evidenceLinks.position, position)))
    .orderBy(asc(evidenceLinks.position));
}

/** Whose scan it is, for the operator, who acts for all clients; null where no chain has it. */
export async function findLinkOwner({ db }: Pick<Services, "db">, scanId: string): Promise<string | null> {
  const [link] = await db
    .select({ organizationId: evidenceLinks.organizationId })
    .from(evidenceLinks)
    .where(eq(evidenceLinks.scanId, scanId));
  return link?.organizationId ?? null;
}

/** A document that we handed out. */
export type IssuedDocument = Pick<typeof issuedDocuments.$inferSelect, "scanId" | "kind" | "issuedAt">;

/** The document with exactly these bytes, of any client; null where we issued none. */
export async function findIssuedDocument(
  { db }: Pick<Services, "db">,
  digest: string,
): Promise<IssuedDocument | null> {
  const { scanId, kind, issuedAt } = issuedDocuments;
  const [row] = await db
    .select({ scanId, kind, issuedAt })
    .from(issuedDocuments)
    .where(eq(issuedDocuments.sha256, digest))
    .limit(1);
  if (row !== undefined) return row;
  const [invoice] = await db
    .select({ kind: invoiceFiles.kind, issuedAt: invoiceFiles.issuedAt })
    .from(invoiceFiles)
    .where(eq(invoiceFiles.sha256, digest))
    .limit(1);
  return invoice === undefined ? null : { ...invoice, scanId: null };
}
