import type { AccountRow } from "#billing/account.queries.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { dollars } from "#billing/dollars.ts";
import { paidTwiceMail } from "#billing/mails/paid-twice.mail.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { refundProposals } from "#platform/database/tables/billing.table.ts";
import type { InvoiceSnapshot } from "#platform/payments/customer-snapshot.ts";

/** Proposes to the operator that a second payment be given back, and tells who made it. */
export async function proposeRefund(
  context: OrganizationContext,
  account: AccountRow,
  invoice: InvoiceSnapshot,
): Promise<void> {
  const { db, clock, organization, payments, config } = context;
  const amountCents = invoice.paidCents - invoice.refundedCents;
  // It went back before we heard of it, which is told as a refund.
  if (amountCents <= 0) return;
  const [proposal] = await db
    .insert(refundProposals)
    .values({
      organizationId: organization.id,
      provider: payments.name,
      providerInvoiceId: invoice.id,
      providerPaymentId: invoice.paymentId,
      amountCents,
      reason: "paid twice",
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: refundProposals.id });
  if (proposal === undefined) return;
  const details = { provider: payments.name, invoiceId: invoice.id, amountCents, plan: invoice.plan };
  await recordAct(context, { action: "payment.received-twice", subjectId: invoice.id, details });
  const eventKey = `paid-twice ${payments.name} ${invoice.id}`;
  const content = paidTwiceMail({
    config,
    organizationId: context.organization.id,
    organization: account.name,
    cents: amountCents,
    paidAt: invoice.paidAt ?? clock.now(),
    timeZone: account.timeZone,
  });
  await mailBillingContacts(context, { account, eventKey, content });
  await tellOperator(context, {
    cause: "paid-twice",
    eventKey,
    message: `${account.name} paid twice. Refund ${dollars(amountCents)} with: plumbline billing refund ${proposal.id}`,
    reference: `invoice ${invoice.id}, organization ${organization.id}`,
  });
}
