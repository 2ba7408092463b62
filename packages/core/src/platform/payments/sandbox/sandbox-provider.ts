import { randomUUID } from "node:crypto";

import { firstPeriod } from "@plumbline/contract/billing-period";
import { z } from "zod";

import { derivedSecret } from "#platform/secret-key.ts";
import type { Keyed, PaymentProvider } from "#platform/payments/payment-provider.ts";
import {
  ensureCustomer,
  holdCustomer,
  holdSubscription,
} from "#platform/payments/sandbox/customers.queries.ts";
import { refundPayment } from "#platform/payments/sandbox/disputes.ts";
import { cardPays, chargeInvoice, findInvoice } from "#platform/payments/sandbox/invoices.ts";
import { once } from "#platform/payments/sandbox/once.ts";
import { insertPage } from "#platform/payments/sandbox/pages.queries.ts";
import { readSandboxCustomer } from "#platform/payments/sandbox/read-customer.ts";
import { changeWorld, type Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { readSettings } from "#platform/payments/sandbox/webhook-settings.ts";
import { requireGenuine } from "#platform/payments/sandbox/sign-event.ts";
import {
  changeSubscription,
  endSubscription,
  startPaid,
  switchAmounts,
  switchTerms,
} from "#platform/payments/sandbox/subscriptions.ts";

const CARD_PAGE_MS = 60 * 60 * 1000;

/** Path of the hosted pages, followed by the session id. */
export const SANDBOX_PAGE_PATH = "/sandbox-checkout";

const eventBody = z.object({
  id: z.string(),
  type: z.string(),
  data: z.union([z.object({ customer: z.string() }), z.object({ invoice: z.string() })]),
});

/** The built-in provider: the whole life of a subscription, with test cards and without money. */
export function sandboxProvider(sandbox: Sandbox): PaymentProvider {
  return {
    name: "sandbox",
    isTest: true,
    examine: async () => "the sandbox: test cards pay and no money moves; STRIPE_SECRET_KEY takes real ones",
    ...pages(sandbox),
    ...charges(sandbox),
    ...readings(sandbox),
  };
}

type Part<K extends keyof PaymentProvider> = Pick<PaymentProvider, K>;

function pages(
  sandbox: Sandbox,
): Part<
  "ensurePrice" | "ensureCustomer" | "nameCustomer" | "firstPayment" | "createCheckout" | "createCardPage"
> {
  return {
    firstPayment: async ({ terms, now }) => ({ ...firstPeriod(terms.monthlyPriceCents, now), isExact: true }),
    ensurePrice: async ({ plan, monthlyPriceCents }) => `price_sandbox_${plan}_${monthlyPriceCents}`,
    ensureCustomer: (customer) => ensureCustomer(sandbox, customer),
    // It issues no documents of its own.
    nameCustomer: async () => undefined,
    createCheckout: async ({ key, customerId, terms, planName, paymentLinkId, ...checkout }) => {
      // The same request gets the same page, and the database alone does not tell its address.
      const sessionId = await derivedSecret(sandbox.config, "test checkouts", `checkout ${key}`);
      const { successUrl, cancelUrl, openedAt, expiresAt } = checkout;
      const purchase = { ...terms, planName, paymentLinkId };
      const page = { sessionId, customerId, purchase, successUrl, cancelUrl, createdAt: openedAt, expiresAt };
      await insertPage(sandbox, page);
      return { sessionId, url: pageUrl(sessionId, successUrl) };
    },
    createCardPage: async ({ customerId, returnUrl }) => {
      const sessionId = await derivedSecret(sandbox.config, "test checkouts", `card page ${randomUUID()}`);
      const createdAt = sandbox.clock.now();
      const expiresAt = new Date(createdAt.getTime() + CARD_PAGE_MS);
      const urls = { successUrl: returnUrl, cancelUrl: returnUrl };
      await insertPage(sandbox, { sessionId, customerId, purchase: null, ...urls, createdAt, expiresAt });
      return { url: pageUrl(sessionId, returnUrl) };
    },
  };
}

/** The page's form ends at the address it returns to, so it must stand on the same origin. */
function pageUrl(sessionId: string, returnUrl: string): string {
  return new URL(`${SANDBOX_PAGE_PATH}/${sessionId}`, returnUrl).href;
}

type Charging =
  | "start"
  | "previewSwitch"
  | "switchPlan"
  | "setCancelsAtPeriodEnd"
  | "end"
  | "holdCharges"
  | "collect"
  | "refund";

function charges(sandbox: Sandbox): Part<Charging> {
  const doOnce = async ({ key }: Keyed, act: (inside: Sandbox) => Promise<void>): Promise<void> => {
    await once(sandbox, key, async (inside) => {
      await act(inside);
      return "done";
    });
  };
  return {
    start: ({ key, customerId, terms, planName }) =>
      once(sandbox, key, async (inside) => {
        const customer = await holdCustomer(inside, customerId);
        if (!cardPays(customer, inside.clock.now())) return "declined";
        await startPaid(inside, customer, { terms, planName, paymentLinkId: null });
        return "done";
      }),
    previewSwitch: (request) =>
      changeWorld(sandbox, async (inside) => {
        const held = await holdSubscription(inside, request.subscriptionId);
        const { dueNowCents, creditCents } = await switchAmounts(inside, held, request);
        return { dueNowCents, creditCents };
      }),
    switchPlan: ({ key, ...request }) => once(sandbox, key, (inside) => switchTerms(inside, request)),
    setCancelsAtPeriodEnd: (id, cancelsAtPeriodEnd, keyed) =>
      doOnce(keyed, (inside) => changeSubscription(inside, id, { cancelsAtPeriodEnd })),
    end: (id, keyed) => doOnce(keyed, (inside) => endSubscription(inside, id)),
    holdCharges: (id, areChargesHeld, keyed) =>
      doOnce(keyed, (inside) => changeSubscription(inside, id, { areChargesHeld })),
    collect: (invoiceId, { key }) => once(sandbox, key, (inside) => collect(inside, invoiceId)),
    refund: ({ key, paymentId, amountCents }) =>
      doOnce({ key }, (inside) => refundPayment(inside, paymentId, amountCents)),
  };
}

async function collect(sandbox: Sandbox, invoiceId: string): Promise<"done" | "declined"> {
  const found = await findInvoice(sandbox, invoiceId);
  if (found === null) throw new Error(`The sandbox knows no invoice ${invoiceId}.`);
  const customer = await holdCustomer(sandbox, found.customerId);
  const invoice = await findInvoice(sandbox, invoiceId);
  return invoice === null ? "done" : chargeInvoice(sandbox, { customer, invoice, isAskedFor: true });
}

function readings(sandbox: Sandbox): Part<"readCustomer" | "invoicePdf" | "verifyEvent" | "customerOf"> {
  return {
    readCustomer: (customerId) => readSandboxCustomer(sandbox, customerId),
    invoicePdf: async () => null,
    verifyEvent: async (event) => {
      const { signingKey } = await readSettings(sandbox);
      requireGenuine(event, { key: signingKey, now: sandbox.clock.now() });
      const { id, type, data } = eventBody.parse(JSON.parse(event.body));
      return { id, type, customerId: "customer" in data ? data.customer : null };
    },
    customerOf: async (payload) => {
      const { data } = eventBody.parse(JSON.parse(payload));
      if ("customer" in data) return data.customer;
      return (await findInvoice(sandbox, data.invoice))?.customerId ?? null;
    },
  };
}
