import type { InvoiceDocumentKind } from "@plumbline/contract/invoice-document";
import { eq } from "drizzle-orm";

import { sha256 } from "#evidence/evidence-hash.ts";
import { inTransaction, type OrganizationContext } from "#platform/context.ts";
import { invoiceFiles } from "#platform/database/tables/invoices.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import { billingKey } from "#platform/storage.ts";

/** A document by the row it is made of: an invoice, or the refund of a credit note. */
export interface InvoiceFile {
  kind: InvoiceDocumentKind;
  id: string;
}

/** The document as it was first handed out; null where it never was. */
export async function keptInvoiceFile(
  context: OrganizationContext,
  { kind, id }: InvoiceFile,
): Promise<Uint8Array | null> {
  const row = kind === "credit-note" ? invoiceFiles.refundId : invoiceFiles.invoiceId;
  const [kept] = await context.db
    .select({ storageKey: invoiceFiles.storageKey })
    .from(invoiceFiles)
    .where(ownedBy(context, invoiceFiles, eq(row, id), eq(invoiceFiles.kind, kind)));
  return kept === undefined ? null : context.storage.get(kept.storageKey);
}

/**
 * Keeps the file with which a document is handed out for the first time: it is handed out unchanged from then on. The row
 * comes first and is held while the file is put. False, and nothing is kept, where it was handed out before.
 */
export async function keepInvoiceFile(
  context: OrganizationContext,
  { kind, id }: InvoiceFile,
  pdf: Uint8Array,
): Promise<boolean> {
  const organizationId = context.organization.id;
  const storageKey = `${invoiceFolder(organizationId, id)}/${kind}.pdf`;
  const row = kind === "credit-note" ? { refundId: id } : { invoiceId: id };
  return inTransaction(context, async ({ db, storage, clock }) => {
    const kept = await db
      .insert(invoiceFiles)
      .values({ ...row, kind, organizationId, sha256: sha256(pdf), storageKey, issuedAt: clock.now() })
      .onConflictDoNothing()
      .returning({ id: invoiceFiles.id });
    if (kept.length === 0) return false;
    await storage.put(storageKey, pdf, "application/pdf");
    return true;
  });
}

/** Storage key of the folder of all files of an invoice, or of a refund. */
export function invoiceFolder(organizationId: string, id: string): string {
  return billingKey(organizationId, "invoices", id);
}
