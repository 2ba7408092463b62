import type { Services } from "#platform/context.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import {
  collect,
  end,
  holdCharges,
  previewSwitch,
  refund,
  setCancelsAtPeriodEnd,
  start,
  switchPlan,
} from "#platform/payments/stripe/charges.ts";
import { ensurePrice } from "#platform/payments/stripe/ensure-price.ts";
import { customerOfEvent, verifyStripeEvent } from "#platform/payments/stripe/events.ts";
import { examineStripe } from "#platform/payments/stripe/examine-stripe.ts";
import { stripeFirstPayment } from "#platform/payments/stripe/first-payment.ts";
import { createCardPage, createCheckout, ensureCustomer } from "#platform/payments/stripe/hosted-pages.ts";
import { nameCustomer } from "#platform/payments/stripe/name-customer.ts";
import { callStripe, openStripe, type StripePart } from "#platform/payments/stripe/open-stripe.ts";
import { readStripeCustomer } from "#platform/payments/stripe/read-customer.ts";

const PDF_MS = 20_000;

/** Stripe, through its own library. */
export function stripeProvider(services: Pick<Services, "db" | "clock" | "config" | "log">): PaymentProvider {
  const part: StripePart = { ...services, stripe: openStripe(services.config) };
  return {
    name: "stripe",
    isTest: /^.k_test_/u.test(services.config.payments.stripeSecretKey ?? ""),
    examine: (offered, options) => examineStripe(part, offered, options),
    ensurePrice: (terms) => ensurePrice(part, terms),
    ensureCustomer: (customer) => ensureCustomer(part, customer),
    nameCustomer: (id, details) => nameCustomer(part, id, details),
    firstPayment: (request) => stripeFirstPayment(part, request),
    createCheckout: (request) => createCheckout(part, request),
    createCardPage: (request) => createCardPage(part, request),
    start: (request) => start(part, request),
    previewSwitch: (request) => previewSwitch(part, request),
    switchPlan: (request) => switchPlan(part, request),
    setCancelsAtPeriodEnd: (id, cancels, { key }) => setCancelsAtPeriodEnd(part, id, { cancels, key }),
    end: (id, keyed) => end(part, id, keyed),
    holdCharges: (id, isHeld, { key }) => holdCharges(part, id, { isHeld, key }),
    collect: (id, keyed) => collect(part, id, keyed),
    refund: (request) => refund(part, request),
    readCustomer: (id) => readStripeCustomer(part, id),
    invoicePdf: (id) => invoicePdf(part, id),
    verifyEvent: async (event) => verifyStripeEvent(part, event),
    customerOf: (payload) => customerOfEvent(part, payload),
  };
}

/** Stripe's own PDF, from the address it hands out anew with each reading. */
async function invoicePdf({ stripe }: StripePart, id: string): Promise<Uint8Array | null> {
  const { invoice_pdf: url } = await callStripe(() => stripe.invoices.retrieve(id));
  if (url === null || url === undefined) return null;
  const answer = await fetch(url, { signal: AbortSignal.timeout(PDF_MS) });
  if (!answer.ok) throw new Error(`Stripe answered an invoice's PDF with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
