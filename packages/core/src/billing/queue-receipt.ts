import { planWords } from "@plumbline/contract/plans";
import { eq } from "drizzle-orm";

import { paymentReceiptMail } from "#billing/payment-receipt.mail.ts";
import type { Terms } from "#billing/payment-links.queries.ts";
import type { OrganizationContext } from "#platform/context.ts";
import { organizations } from "#platform/database/tables/accounts.table.ts";
import { queueMail } from "#platform/mail/queue-mail.ts";
import type { Charge } from "#platform/payments/payment-provider.ts";

export interface Payment {
  charge: Charge;
  terms: Terms;
  isAuditComing: boolean;
}

/** Queues the receipt to the organization's contact, in the transaction of the payment. */
export async function queueReceipt(context: OrganizationContext, payment: Payment): Promise<void> {
  const { charge, terms, isAuditComing } = payment;
  const [client] = await context.db
    .select({
      name: organizations.name,
      contactEmail: organizations.contactEmail,
      timeZone: organizations.timeZone,
    })
    .from(organizations)
    .where(eq(organizations.id, context.organization.id));
  if (client === undefined) throw new Error("The organization of a payment is gone.");
  const content = paymentReceiptMail({
    config: context.config,
    organization: client.name,
    planName: planWords(terms.plan).name,
    amountCents: charge.amountCents,
    monthlyPriceCents: terms.monthlyPriceCents,
    paidAt: context.clock.now(),
    periodEndsAt: charge.periodEndsAt,
    timeZone: client.timeZone,
    isAuditComing,
    isTest: context.payments.name === "sandbox",
  });
  const idempotencyKey = `payment-receipt ${context.payments.name} ${charge.id}`;
  await queueMail(context, { ...content, recipient: client.contactEmail, idempotencyKey });
}
