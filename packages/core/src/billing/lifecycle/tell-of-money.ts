import type { AccountRow } from "#billing/account.queries.ts";
import type { Applying } from "#billing/lifecycle/applying.ts";
import type { Effect } from "#billing/lifecycle/effects.ts";
import { type RefundRow, selectRefunds } from "#billing/invoices.queries.ts";
import { mailBillingContacts } from "#billing/mail-billing-contacts.ts";
import { dollars } from "#billing/dollars.ts";
import { planSwitchedMail } from "#billing/mails/plan-switched.mail.ts";
import { refundMail } from "#billing/mails/refund.mail.ts";
import { paymentReceiptMail } from "#billing/payment-receipt.mail.ts";
import { settleLinks } from "#billing/payment-links.queries.ts";
import { planWords } from "#billing/plans.ts";
import { notifyMembers } from "#notifications/notify.ts";
import { recordAct } from "#platform/audit-log.ts";
import type { OrganizationContext } from "#platform/context.ts";

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** Notes a payment and sends its receipt. What starts a subscription settles the links to pay by, whatever becomes of it. */
export async function tellOfPayment(
  context: OrganizationContext,
  { account, isAuditComing, isBackByPayment, creditCents }: Applying,
  { invoice, periodEndsAt }: Of<"paid">,
): Promise<void> {
  const { payments, config } = context;
  if (invoice.reason === "start") await settleLinks(context);
  const details = {
    provider: payments.name,
    invoiceId: invoice.id,
    amountCents: invoice.paidCents,
    plan: invoice.plan,
  };
  await recordAct(context, { action: "payment.received", subjectId: invoice.id, details });
  const content = paymentReceiptMail({
    config,
    organizationId: context.organization.id,
    organization: account.name,
    planName: planWords(config, invoice.plan).name,
    amountCents: invoice.paidCents,
    nextPaymentCents: nextPayment(account.subscription?.monthlyPriceCents ?? invoice.totalCents, creditCents),
    paidAt: invoice.paidAt ?? context.clock.now(),
    periodEndsAt,
    timeZone: account.timeZone,
    isAuditComing,
    isBack: isBackByPayment,
    isTest: payments.isTest,
  });
  const eventKey = `payment-receipt ${payments.name} ${invoice.id}`;
  await mailBillingContacts(context, { account, eventKey, content });
}

/** Notes a refund and tells who paid. */
export async function tellOfRefund(
  context: OrganizationContext,
  account: AccountRow,
  { invoice, cents }: Of<"refunded">,
): Promise<void> {
  const details = { provider: context.payments.name, invoiceId: invoice.id, amountCents: cents };
  await recordAct(context, { action: "payment.refunded", subjectId: invoice.id, details });
  const eventKey = `refund ${context.payments.name} ${invoice.id} ${invoice.refundedCents}`;
  const newest = await newestRefunds(context, { invoice, cents });
  const content = refundMail({
    config: context.config,
    organizationId: context.organization.id,
    organization: account.name,
    cents,
    invoiceNumber: invoice.number,
    creditNotes: newest.map(({ number }) => number),
    refundedAt: newest.at(-1)?.refundedAt ?? context.clock.now(),
    timeZone: account.timeZone,
  });
  await mailBillingContacts(context, { account, eventKey, content });
  await notifyMembers(context, {
    kind: "subscription-changed",
    message: `We refunded ${dollars(cents)}.`,
    path: "/billing",
    eventKey,
    roles: ["owner"],
  });
}

/** The newest refunds of an invoice that make up an amount; none where no number of them does. */
async function newestRefunds(
  context: OrganizationContext,
  { invoice, cents }: Pick<Of<"refunded">, "invoice" | "cents">,
): Promise<RefundRow[]> {
  const written = { provider: context.payments.name, providerInvoiceId: invoice.id };
  const refunds = await selectRefunds(context, [written]);
  for (let first = refunds.length - 1, sum = 0; first >= 0; first -= 1) {
    sum += refunds[first]?.amountCents ?? 0;
    if (sum === cents) return refunds.slice(first);
  }
  return [];
}

/** Notes another plan or price and confirms it. */
export async function tellOfPlan(
  context: OrganizationContext,
  { account, creditCents }: Applying,
  { subscriptionId, from, to }: Of<"plan-switched">,
): Promise<void> {
  const { config, clock } = context;
  const details = { from: from.plan, to: to.plan, monthlyPriceCents: to.monthlyPriceCents };
  await recordAct(context, { action: "subscription.plan-switched", details });
  const content = planSwitchedMail({
    config,
    organizationId: context.organization.id,
    organization: account.name,
    timeZone: account.timeZone,
    from: planWords(config, from.plan).name,
    to: planWords(config, to.plan).name,
    monthlyPriceCents: to.monthlyPriceCents,
    switchedAt: clock.now(),
    creditCents,
    nextPaymentCents: nextPayment(to.monthlyPriceCents, creditCents),
    nextPaymentAt: account.subscription?.currentPeriodEndsAt ?? null,
  });
  // One may switch back and forth: each switch is told.
  const eventKey = `plan-switched ${subscriptionId} ${to.plan} ${clock.now().toISOString()}`;
  await mailBillingContacts(context, { account, eventKey, content });
}

/** What the next payment comes to, in US cents: credit is used up first. */
function nextPayment(monthlyPriceCents: number, creditCents: number): number {
  return Math.max(0, monthlyPriceCents - creditCents);
}
