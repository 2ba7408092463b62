import { and, eq, inArray, isNull } from "drizzle-orm";

import { recordAct } from "#platform/audit-log.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { paymentActs, refundProposals } from "#platform/database/tables/billing.table.ts";
import { ownedBy } from "#platform/database/tenancy.ts";
import type { CustomerSnapshot } from "#platform/payments/customer-snapshot.ts";
import { wentBackCents } from "#platform/payments/kept-share.ts";

/**
 * Closes refunds that wait for a decision whose money went back meanwhile, refunded at the provider or taken back by the
 * bank; of one that went back in part, the rest still waits.
 */
export async function settleProposals(
  context: OrganizationContext,
  { invoices, disputes }: Pick<CustomerSnapshot, "invoices" | "disputes">,
): Promise<void> {
  const kept = new Map(
    invoices.map((invoice) => [
      invoice.id,
      Math.max(0, invoice.paidCents - wentBackCents(invoice, disputes)),
    ]),
  );
  const proposals = await waitingFor(context, [...kept.keys()]);
  for (const { id, providerInvoiceId, amountCents } of proposals) {
    const leftCents = Math.min(amountCents, kept.get(providerInvoiceId) ?? amountCents);
    if (leftCents === amountCents && leftCents > 0) continue;
    const isDone = leftCents === 0;
    await context.db
      .update(refundProposals)
      .set(isDone ? { state: "done", decidedAt: context.clock.now() } : { amountCents: leftCents })
      .where(ownedBy(context, refundProposals, eq(refundProposals.id, id)));
    // One that an operator is just granting is noted by that decision.
    if (!isDone || (await isBeingGranted(context, id))) continue;
    const details = { amountCents: amountCents - leftCents };
    await recordAct(context, { action: "refund.made-elsewhere", subjectId: id, details });
  }
}

async function waitingFor(context: OrganizationContext, invoiceIds: string[]) {
  const isWaiting = and(
    eq(refundProposals.provider, context.payments.name),
    inArray(refundProposals.providerInvoiceId, invoiceIds),
    eq(refundProposals.state, "proposed"),
  );
  return context.db
    .select()
    .from(refundProposals)
    .where(ownedBy(context, refundProposals, isWaiting))
    .for("update");
}

async function isBeingGranted(context: OrganizationContext, id: string): Promise<boolean> {
  const isItsAct = and(
    eq(paymentActs.kind, "refund"),
    eq(paymentActs.subject, id),
    isNull(paymentActs.finishedAt),
  );
  return (await context.db.$count(paymentActs, ownedBy(context, paymentActs, isItsAct))) > 0;
}
