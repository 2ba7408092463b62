import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";

import { sandboxDisputes, sandboxRefunds } from "#platform/database/tables/sandbox.table.ts";
import { findPaidInvoice, updateInvoice } from "#platform/payments/sandbox/invoices.ts";
import type { InvoiceRow } from "#platform/payments/sandbox/customers.queries.ts";
import { raiseEvent } from "#platform/payments/sandbox/raise-event.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";

/** The cardholder disputes a payment with the bank. */
export async function openDispute(sandbox: Sandbox, invoice: InvoiceRow): Promise<string> {
  const id = `dp_sandbox_${randomUUID()}`;
  await sandbox.db.insert(sandboxDisputes).values({
    id,
    customerId: invoice.customerId,
    invoiceId: invoice.id,
    amountCents: invoice.paidCents,
    state: "open",
    openedAt: sandbox.clock.now(),
  });
  await raiseEvent(sandbox, "charge.dispute.created", { invoice: invoice.id });
  return id;
}

/** The bank decides a dispute. */
export async function closeDispute(sandbox: Sandbox, id: string, state: "won" | "lost"): Promise<void> {
  const [closed] = await sandbox.db
    .update(sandboxDisputes)
    .set({ state, closedAt: sandbox.clock.now() })
    .where(eq(sandboxDisputes.id, id))
    .returning({ invoiceId: sandboxDisputes.invoiceId });
  if (closed === undefined) throw new Error(`The sandbox knows no dispute ${id}.`);
  await raiseEvent(sandbox, "charge.dispute.closed", { invoice: closed.invoiceId });
}

/** Gives back what was paid, in part or whole. */
export async function refundPayment(sandbox: Sandbox, paymentId: string, amountCents: number): Promise<void> {
  const invoice = await findPaidInvoice(sandbox, paymentId);
  if (invoice === null) throw new Error(`The sandbox knows no payment ${paymentId}.`);
  const back = Math.min(invoice.paidCents - invoice.refundedCents, amountCents);
  if (back <= 0) return;
  await updateInvoice(sandbox, invoice.id, { refundedCents: invoice.refundedCents + back });
  await sandbox.db.insert(sandboxRefunds).values({
    id: `re_sandbox_${randomUUID()}`,
    invoiceId: invoice.id,
    amountCents: back,
    refundedAt: sandbox.clock.now(),
  });
  await raiseEvent(sandbox, "charge.refunded", { customer: invoice.customerId });
}
