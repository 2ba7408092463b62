import type Stripe from "stripe";

import { INVOICE_STATES } from "#platform/database/tables/invoices.table.ts";
import {
  type CardSnapshot,
  type CustomerSnapshot,
  type DisputeSnapshot,
  INVOICES_READ,
  type InvoiceSnapshot,
  type RefundSnapshot,
  type SubscriptionPhase,
  type SubscriptionSnapshot,
} from "#platform/payments/customer-snapshot.ts";
import {
  callStripe,
  fromSeconds,
  idOf,
  type StripePart,
  StripeRefusal,
} from "#platform/payments/stripe/open-stripe.ts";

/** A customer of Stripe's as it is now; null when Stripe has none of that id, or deleted it. */
export async function readStripeCustomer(
  { stripe }: StripePart,
  customerId: string,
): Promise<CustomerSnapshot | null> {
  const customer = await findCustomer(stripe, customerId);
  if (customer === null) return null;
  const [subscriptions, invoices, charges] = await callStripe(() =>
    Promise.all([
      stripe.subscriptions.list({
        customer: customerId,
        status: "all",
        limit: 100,
        expand: ["data.default_payment_method"],
      }),
      stripe.invoices.list({ customer: customerId, limit: INVOICES_READ, expand: ["data.payments"] }),
      stripe.charges.list({ customer: customerId, limit: 100 }),
    ]),
  );
  const disputes = await readDisputes(stripe, charges.data);
  const refunds = await readRefunds(stripe, charges.data);
  const oldestFirst = subscriptions.data.toSorted((a, b) => a.created - b.created);
  const plans = new Map(oldestFirst.map((it) => [it.id, planOf(it)]));
  const found = invoices.data.filter(({ status }) => status !== null && status !== "draft");
  return {
    customerId,
    // A balance below zero is the customer's to spend.
    creditCents: Math.max(0, -customer.balance),
    card: cardOf(customer, oldestFirst),
    subscriptions: oldestFirst.map(subscriptionOf),
    invoices: found.map((invoice) => invoiceOf(invoice, { charges: charges.data, refunds }, plans)),
    disputes: disputes.map((dispute) => disputeOf(dispute, { charges: charges.data, invoices: found })),
  };
}

async function findCustomer(stripe: Stripe, id: string): Promise<Stripe.Customer | null> {
  try {
    const customer = await callStripe(() =>
      stripe.customers.retrieve(id, { expand: ["invoice_settings.default_payment_method"] }),
    );
    return "deleted" in customer ? null : customer;
  } catch (error) {
    if (error instanceof StripeRefusal && error.code === "resource_missing") return null;
    throw error;
  }
}

/** Stripe lists disputes by the charge alone. */
async function readDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Dispute[]> {
  const disputed = charges.filter(({ disputed }) => disputed);
  const lists = await callStripe(() =>
    Promise.all(disputed.map(({ id }) => stripe.disputes.list({ charge: id }))),
  );
  return lists.flatMap(({ data }) => data);
}

/** Of a charge, Stripe tells the sum alone. */
async function readRefunds(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<Stripe.Refund[]> {
  const refunded = charges.filter(({ amount_refunded: back }) => back > 0);
  const lists = await callStripe(() =>
    Promise.all(refunded.map(({ id }) => stripe.refunds.list({ charge: id, limit: 100 }))),
  );
  return lists.flatMap(({ data }) => data).filter(({ status }) => status === "succeeded");
}

/** One whose first payment was never made is none of the client's, now and later. */
const PHASES: Record<string, SubscriptionPhase> = {
  incomplete: "starting",
  incomplete_expired: "starting",
  trialing: "trialing",
  active: "active",
  past_due: "past-due",
  unpaid: "past-due",
  paused: "past-due",
  canceled: "ended",
};

function subscriptionOf(subscription: Stripe.Subscription): SubscriptionSnapshot {
  const { id, status, start_date: startedAt, ended_at: endedAt } = subscription;
  const phase = PHASES[status];
  const [item] = subscription.items.data;
  if (phase === undefined || item === undefined)
    throw new Error(`Stripe answered a subscription that is ${status}.`);
  return {
    id,
    phase,
    plan: planOf(subscription),
    monthlyPriceCents: item.price.unit_amount ?? 0,
    startedAt: fromSeconds(startedAt),
    periodEndsAt: fromSeconds(item.current_period_end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    areChargesHeld: subscription.pause_collection !== null,
    endedAt: endedAt === null ? null : fromSeconds(endedAt),
    endedUnpaid: subscription.cancellation_details?.reason === "payment_failed",
  };
}

/** The plan is noted where the subscription is made; one made by hand at Stripe goes by its price's name. */
function planOf({ metadata, items }: Stripe.Subscription): string {
  const [item] = items.data;
  return metadata["plan"] ?? item?.price.metadata["plan"] ?? item?.price.nickname ?? "monthly";
}

function cardOf(
  customer: Stripe.Customer,
  subscriptions: readonly Stripe.Subscription[],
): CardSnapshot | null {
  const running = subscriptions.filter(({ status }) => PHASES[status] !== "ended");
  const methods = [
    ...running.map((it) => it.default_payment_method),
    customer.invoice_settings.default_payment_method,
    ...subscriptions.toReversed().map((it) => it.default_payment_method),
  ];
  const method = methods.find((it) => it !== null && typeof it === "object");
  if (method === undefined || method === null || typeof method === "string") return null;
  const { id, card } = method;
  if (card === undefined) return null;
  const month = String(card.exp_month).padStart(2, "0");
  return { id, brand: brandWords(card), last4: card.last4, expiresOn: `${card.exp_year}-${month}` };
}

const BRANDS: Record<string, string> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};

function brandWords({ display_brand: displayBrand, brand }: Stripe.PaymentMethod.Card): string {
  return BRANDS[displayBrand ?? brand] ?? "Card";
}

const REASONS: Record<string, InvoiceSnapshot["reason"]> = {
  subscription_create: "start",
  subscription_cycle: "renewal",
  subscription_update: "switch",
};

function invoiceOf(
  invoice: Stripe.Invoice,
  { charges, refunds }: { charges: readonly Stripe.Charge[]; refunds: readonly Stripe.Refund[] },
  plans: ReadonlyMap<string, string>,
): InvoiceSnapshot {
  const { id, number, total, amount_paid: paidCents, created, next_payment_attempt: next } = invoice;
  const subscriptionId = idOf(invoice.parent?.subscription_details?.subscription);
  const paymentId = paymentOf(invoice);
  const charge = charges.find((it) => paymentId !== null && idOf(it.payment_intent) === paymentId && it.paid);
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id,
    subscriptionId,
    paymentId,
    number,
    reason: REASONS[invoice.billing_reason ?? ""] ?? "other",
    state: stateOf(invoice),
    plan: plans.get(subscriptionId ?? "") ?? "monthly",
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      description: description ?? "Subscription",
      amountCents: amount,
      from: fromSeconds(period.start),
      until: fromSeconds(period.end),
    })),
    subtotalCents: invoice.subtotal,
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    totalCents: total,
    paidCents,
    refundedCents: charge?.amount_refunded ?? 0,
    refunds: refunds
      .filter((it) => charge !== undefined && idOf(it.charge) === charge.id)
      .map(refundOf)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    attempts: invoice.attempt_count,
    nextAttemptAt: next === null ? null : fromSeconds(next),
    ...periodOf(invoice),
    issuedAt: fromSeconds(invoice.status_transitions.finalized_at ?? created),
    paidAt: paidAt === null ? null : fromSeconds(paidAt),
    paidBy: cardOfCharge(charge),
  };
}

/** A charge names the card it went to, whatever the customer has on file by now. */
function cardOfCharge(charge: Stripe.Charge | undefined): InvoiceSnapshot["paidBy"] {
  const card = charge?.payment_method_details?.card;
  if (!card?.last4) return null;
  return { brand: BRANDS[card.brand ?? ""] ?? "Card", last4: card.last4 };
}

function refundOf({ id, amount, created }: Stripe.Refund): RefundSnapshot {
  return { id, amountCents: amount, at: fromSeconds(created) };
}

function stateOf({ status }: Stripe.Invoice): InvoiceSnapshot["state"] {
  const state = INVOICE_STATES.find((it) => it === status);
  if (state === undefined) throw new Error(`Stripe answered an invoice that is ${String(status)}.`);
  return state;
}

/** An invoice's own period is the one before it: what it is for, its lines say. */
function periodOf({ lines, period_start: start, period_end: end }: Stripe.Invoice) {
  const starts = lines.data.map(({ period }) => period.start);
  const ends = lines.data.map(({ period }) => period.end);
  return {
    periodStartsAt: fromSeconds(starts.length === 0 ? start : Math.min(...starts)),
    periodEndsAt: fromSeconds(ends.length === 0 ? end : Math.max(...ends)),
  };
}

function paymentOf({ payments }: Stripe.Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === "paid");
  return idOf(paid?.payment.payment_intent);
}

const DISPUTE_STATES: Record<string, DisputeSnapshot["state"]> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiry",
  warning_closed: "won",
  needs_response: "open",
  under_review: "open",
  appeal_needs_response: "open",
  appeal_under_review: "open",
  won: "won",
  prevented: "won",
  lost: "lost",
};

interface Money {
  charges: readonly Stripe.Charge[];
  invoices: readonly Stripe.Invoice[];
}

function disputeOf(dispute: Stripe.Dispute, { charges, invoices }: Money): DisputeSnapshot {
  const { id, amount, reason, status, created } = dispute;
  const state = DISPUTE_STATES[status];
  if (state === undefined) throw new Error(`Stripe answered a dispute that is ${status}.`);
  const charge = charges.find((it) => it.id === idOf(dispute.charge));
  const paymentId = idOf(charge?.payment_intent) ?? idOf(dispute.payment_intent);
  const invoice = invoices.find((it) => paymentId !== null && paymentOf(it) === paymentId);
  return {
    id,
    invoiceId: invoice?.id ?? null,
    amountCents: amount,
    reason,
    state,
    openedAt: fromSeconds(created),
  };
}
