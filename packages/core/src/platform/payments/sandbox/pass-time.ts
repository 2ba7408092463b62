import { nextPeriodEnd } from "@plumbline/contract/billing-period";
import { and, asc, eq, lte, ne } from "drizzle-orm";

import { sandboxInvoices, sandboxSubscriptions } from "#platform/database/tables/sandbox.table.ts";
import {
  holdCustomer,
  holdSubscription,
  type SubscriptionRow,
  updateSubscription,
} from "#platform/payments/sandbox/customers.queries.ts";
import {
  chargeInvoice,
  findInvoice,
  updateInvoice,
  writeInvoice,
} from "#platform/payments/sandbox/invoices.ts";
import { raiseEvent } from "#platform/payments/sandbox/raise-event.ts";
import { atMoment, changeWorld, type Sandbox } from "#platform/payments/sandbox/sandbox.ts";

/**
 * Lets everything happen that was due until now, in the order it was due: periods end and are renewed, payments
 * that failed are tried again. Answers how much happened.
 */
export async function passTime(sandbox: Sandbox): Promise<number> {
  let happened = 0;
  for (let due = await earliestDue(sandbox); due !== null; due = await earliestDue(sandbox)) {
    await happen(sandbox, due);
    happened += 1;
  }
  return happened;
}

type Due = { at: Date; subscriptionId: string } | { at: Date; invoiceId: string; customerId: string };

async function earliestDue({ db, clock }: Sandbox): Promise<Due | null> {
  const now = clock.now();
  const [ending] = await db
    .select({ at: sandboxSubscriptions.periodEndsAt, subscriptionId: sandboxSubscriptions.id })
    .from(sandboxSubscriptions)
    .where(and(ne(sandboxSubscriptions.state, "ended"), lte(sandboxSubscriptions.periodEndsAt, now)))
    .orderBy(asc(sandboxSubscriptions.periodEndsAt))
    .limit(1);
  const [retry] = await db
    .select({
      at: sandboxInvoices.nextAttemptAt,
      invoiceId: sandboxInvoices.id,
      customerId: sandboxInvoices.customerId,
    })
    .from(sandboxInvoices)
    .where(and(eq(sandboxInvoices.state, "open"), lte(sandboxInvoices.nextAttemptAt, now)))
    .orderBy(asc(sandboxInvoices.nextAttemptAt))
    .limit(1);
  if (retry === undefined || retry.at === null) return ending ?? null;
  const attempt = { ...retry, at: retry.at };
  return ending === undefined || attempt.at < ending.at ? attempt : ending;
}

async function happen(sandbox: Sandbox, due: Due): Promise<void> {
  await changeWorld(atMoment(sandbox, due.at), async (inside) => {
    if ("subscriptionId" in due) return endPeriod(inside, due);
    const customer = await holdCustomer(inside, due.customerId);
    const invoice = await findInvoice(inside, due.invoiceId);
    // Another process has tried it meanwhile.
    if (invoice === null || invoice.nextAttemptAt?.getTime() !== due.at.getTime()) return;
    await chargeInvoice(inside, { customer, invoice });
  });
}

async function endPeriod(sandbox: Sandbox, { at, subscriptionId }: { at: Date; subscriptionId: string }) {
  const { subscription } = await holdSubscription(sandbox, subscriptionId);
  const isDue = subscription.state !== "ended" && subscription.periodEndsAt.getTime() === at.getTime();
  if (isDue) await endOrRenew(sandbox, subscription);
}

/** What comes now that a subscription's period is over: its end where it was canceled, else the next period. */
export async function endOrRenew(
  sandbox: Sandbox,
  subscription: SubscriptionRow,
): Promise<"ended" | "renewed"> {
  const { id, customerId, cancelsAtPeriodEnd } = subscription;
  if (!cancelsAtPeriodEnd) {
    await renew(sandbox, subscription);
    return "renewed";
  }
  await updateSubscription(sandbox, id, { state: "ended", endedAt: sandbox.clock.now() });
  await raiseEvent(sandbox, "customer.subscription.deleted", { customer: customerId });
  return "ended";
}

/** Begins the next period of a subscription now, whenever the one before would have ended, and charges it. */
async function renew(sandbox: Sandbox, subscription: SubscriptionRow): Promise<void> {
  const customer = await holdCustomer(sandbox, subscription.customerId);
  const period = { startsAt: subscription.periodEndsAt, endsAt: nextPeriodEnd(subscription.periodEndsAt) };
  await updateSubscription(sandbox, subscription.id, {
    periodStartsAt: period.startsAt,
    periodEndsAt: period.endsAt,
  });
  const line = { description: "Monthly subscription", amountCents: subscription.monthlyPriceCents };
  const during = { from: period.startsAt.toISOString(), until: period.endsAt.toISOString() };
  const invoice = await writeInvoice(sandbox, customer, {
    subscription,
    reason: "renewal",
    lines: [{ ...line, ...during }],
    period,
  });
  if (subscription.areChargesHeld) {
    await updateInvoice(sandbox, invoice.id, { state: "void" });
    await raiseEvent(sandbox, "invoice.voided", { customer: customer.id });
    return;
  }
  await chargeInvoice(sandbox, { customer, invoice });
}
