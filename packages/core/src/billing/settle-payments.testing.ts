import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";

import { createPaymentSession } from "#billing/create-payment-session.ts";
import { receivePaymentEvent } from "#billing/events/receive-payment-event.ts";
import { workPaymentEvent } from "#billing/events/work-payment-event.ts";
import { QUEUED_ACTS } from "#billing/payment-acts/payment-acts.queries.ts";
import { runPaymentAct } from "#billing/payment-acts/run-payment-act.ts";
import { readPaymentLink } from "#billing/read-payment-link.ts";
import { contextFor, type Services } from "#platform/context.ts";
import { paymentActs, paymentEvents } from "#platform/database/tables/billing.table.ts";
import { sandboxEvents } from "#platform/database/tables/sandbox.table.ts";
import { giveCard } from "#platform/payments/sandbox/hosted-page.ts";
import { passTime } from "#platform/payments/sandbox/pass-time.ts";
import { readSettings } from "#platform/payments/sandbox/webhook-settings.ts";
import { signEvent } from "#platform/payments/sandbox/sign-event.ts";
import type { TestCard } from "#platform/payments/sandbox/test-cards.ts";

/**
 * Does in this process, at once, what workers do with payments: the sandbox's time passes, its events are delivered
 * and worked on, and acts at the provider are done, until nothing is left to do.
 */
export async function settlePayments(services: Services): Promise<void> {
  await passTime(services);
  for (let done = 1; done > 0;) {
    done = (await deliverEvents(services)) + (await workEvents(services)) + (await runActs(services));
  }
}

/** Forgets all organizations and people, and everything that was ever paid. */
export async function clearPayments({ db }: Pick<Services, "db">): Promise<void> {
  await db.execute(sql`
    truncate organizations, users, mails, audit_log, invoices, refunds, document_series, disputes, payment_events, sign_in_throttles,
      sandbox_customers, sandbox_requests, sandbox_events cascade`);
}

/** Has the sandbox's events arrive; each is queued. Answers how many there were. */
export async function deliverEvents(services: Services): Promise<number> {
  const { db, clock } = services;
  const { signingKey: key } = await readSettings(services);
  const waiting = await db
    .select()
    .from(sandboxEvents)
    .where(isNull(sandboxEvents.deliveredAt))
    .orderBy(asc(sandboxEvents.position));
  for (const { id, payload } of waiting) {
    await receivePaymentEvent(services, signEvent(payload, { key, now: clock.now() }));
    await db.update(sandboxEvents).set({ deliveredAt: clock.now() }).where(eq(sandboxEvents.id, id));
  }
  return waiting.length;
}

async function workEvents(services: Services): Promise<number> {
  const waiting = await services.db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(isNull(paymentEvents.handledAt))
    .orderBy(asc(paymentEvents.id));
  for (const { id } of waiting) await workPaymentEvent(services, id);
  return waiting.length;
}

async function runActs(services: Services): Promise<number> {
  const open = await services.db
    .select({ id: paymentActs.id, organizationId: paymentActs.organizationId })
    .from(paymentActs)
    .where(and(isNull(paymentActs.finishedAt), inArray(paymentActs.kind, [...QUEUED_ACTS])));
  for (const { id, organizationId } of open) await runPaymentAct(contextFor(services, organizationId), id);
  return open.length;
}

const ORIGIN = "https://app.example";

/** Opens the checkout of a payment link and answers its session id. */
export async function openCheckout(services: Services, token: string): Promise<string> {
  const { plan, organization } = await readPaymentLink(services, token);
  const { sessionId } = await createPaymentSession(services, {
    priceId: plan.stripePriceId,
    organizationId: organization.id,
    successUrl: `${ORIGIN}/login?payment=success`,
    cancelUrl: `${ORIGIN}/pay/${token}?cancelled=true`,
    ownOrigins: [ORIGIN],
    address: "127.0.0.1",
  });
  return sessionId;
}

/** Pays a payment link in the sandbox, and lets everything happen that follows from it. */
export async function payLink(services: Services, token: string, card: TestCard = "accepted"): Promise<void> {
  const sessionId = await openCheckout(services, token);
  const result = await giveCard(services, { sessionId, card });
  if (result !== "done") throw new Error(`The test payment was not made: ${result}.`);
  await settlePayments(services);
}
