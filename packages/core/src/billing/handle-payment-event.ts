import { recordSubscription } from "#billing/subscriptions.queries.ts";
import { isFirstDelivery } from "#billing/payment-events.queries.ts";
import { planOfLink, settleLinks } from "#billing/payment-links.queries.ts";
import { queueInitialAudit } from "#billing/queue-initial-audit.ts";
import { dollars } from "#billing/dollars.ts";
import { queueReceipt } from "#billing/queue-receipt.ts";
import { tellOperator } from "#operator/tell-operator.ts";
import { recordAct } from "#platform/audit-log.ts";
import { contextFor, inTransaction, type OrganizationContext, type Services } from "#platform/context.ts";
import { readOrganizationName } from "#reports/reports.queries.ts";
import type { PaymentEvent, SignedEvent } from "#platform/payments/payment-provider.ts";

/**
 * What an event led to: `applied`; `delivered-before`; `paid-before` when someone paid the same thing twice,
 * which a person has to refund; `unknown` when it is about no payment link of ours.
 */
export type PaymentOutcome = "applied" | "delivered-before" | "paid-before" | "unknown";

/**
 * Acts on an event of the payment provider, however often it is delivered: the subscription, the paid link,
 * the initial audit, the receipt and the audit log change together or not at all.
 *
 * @throws {AppError} `payment.event-not-genuine`
 */
export async function handlePaymentEvent(services: Services, signed: SignedEvent): Promise<PaymentOutcome> {
  const event = services.payments.verifyEvent(signed);
  const context = contextFor(services, event.organizationId);
  const outcome = await inTransaction(context, (inside) => applyOnce(inside, event));
  const facts = { provider: services.payments.name, eventId: event.id, outcome };
  if (outcome === "paid-before")
    services.log.error(facts, "A subscription was paid twice: refund one payment");
  else if (outcome === "unknown") services.log.warn(facts, "A payment event is about no payment link");
  else services.log.info(facts, "A payment event was handled");
  return outcome;
}

async function applyOnce(context: OrganizationContext, event: PaymentEvent): Promise<PaymentOutcome> {
  const terms = await planOfLink(context, event.paymentLinkId);
  if (terms === null) return "unknown";
  if (!(await isFirstDelivery(context, event))) return "delivered-before";
  const isOwed = await settleLinks(context, event.paymentLinkId);
  const { id: eventId, amountCents } = event;
  const details = { provider: context.payments.name, eventId, amountCents, plan: terms.plan };
  await recordAct(context, {
    action: isOwed ? "payment.received" : "payment.received-twice",
    subjectId: event.paymentLinkId,
    details,
  });
  if (!isOwed) {
    await tellOfSecondPayment(context, event);
    return "paid-before";
  }
  await recordSubscription(context, { ...event, plan: terms.plan });
  await recordAct(context, { action: "subscription.activated", details: { plan: terms.plan } });
  const isAuditComing = await queueInitialAudit(context);
  await queueReceipt(context, { charge: event, terms, isAuditComing });
  return "applied";
}

async function tellOfSecondPayment(
  context: OrganizationContext,
  { id, amountCents }: PaymentEvent,
): Promise<void> {
  const client = await readOrganizationName(context);
  await tellOperator(context, {
    cause: "paid-twice",
    eventKey: `paid-twice ${context.payments.name} ${id}`,
    message: `${client} paid ${dollars(amountCents)} for a subscription that was paid for already.`,
    reference: `organization ${context.organization.id}, ${context.payments.name} event ${id}`,
  });
}
