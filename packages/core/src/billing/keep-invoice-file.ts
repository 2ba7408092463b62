import type { InvoiceDocument } from "@plumbline/contract/invoice-document";

import { issueDocument } from "#evidence/issue-document.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizationKey } from "#platform/storage.ts";

/** The file of an invoice's document, if it was made before; null otherwise. */
export async function keptInvoiceFile(
  { storage, organization }: OrganizationContext,
  id: string,
  document: InvoiceDocument,
): Promise<Uint8Array | null> {
  const key = keyOf(organization.id, id, document);
  return (await storage.has(key)) ? storage.get(key) : null;
}

/** Keeps the file with which a document of an invoice was first handed out: it is handed out unchanged from then on. */
export async function keepInvoiceFile(
  context: OrganizationContext,
  id: string,
  { document, pdf }: { document: InvoiceDocument; pdf: Uint8Array },
): Promise<void> {
  const key = keyOf(context.organization.id, id, document);
  await context.storage.put(key, pdf, "application/pdf");
  await issueDocument(context, { pdf, kind: document.kind, scanId: null });
}

/** A credit note is of an amount: a further refund gets one of its own. */
function keyOf(organizationId: string, id: string, { kind, refundedCents }: InvoiceDocument): string {
  const amount = kind === "credit-note" ? `-${refundedCents}` : "";
  return organizationKey(organizationId, "invoices", `${id}-${kind}${amount}.pdf`);
}
