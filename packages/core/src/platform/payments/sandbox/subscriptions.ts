import { randomUUID } from "node:crypto";

import { daysLeft, firstPeriod, shareOfMonth } from "@plumbline/contract/billing-period";

import { sandboxSubscriptions } from "#platform/database/tables/sandbox.table.ts";
import { keptShare } from "#platform/payments/kept-share.ts";
import type { SwitchAmounts, SwitchRequest, Terms } from "#platform/payments/payment-provider.ts";
import {
  addCredit,
  type CustomerRow,
  holdSubscription,
  type SubscriptionRow,
  updateSubscription,
} from "#platform/payments/sandbox/customers.queries.ts";
import {
  cardPays,
  settleInvoice,
  voidOpenInvoices,
  writeInvoice,
} from "#platform/payments/sandbox/invoices.ts";
import { raiseEvent } from "#platform/payments/sandbox/raise-event.ts";
import { readSandboxCustomer } from "#platform/payments/sandbox/read-customer.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";

export interface Purchase {
  terms: Terms;
  planName: string;
  paymentLinkId: string | null;
}

/** Starts a subscription whose first payment is made: what is left of the month. */
export async function startPaid(
  sandbox: Sandbox,
  customer: CustomerRow,
  { terms, planName, paymentLinkId }: Purchase,
): Promise<void> {
  const now = sandbox.clock.now();
  const { cents, endsAt } = firstPeriod(terms.monthlyPriceCents, now);
  const [subscription] = await sandbox.db
    .insert(sandboxSubscriptions)
    .values({
      id: `sub_sandbox_${randomUUID()}`,
      customerId: customer.id,
      state: "active",
      ...terms,
      paymentLinkId,
      startedAt: now,
      periodStartsAt: now,
      periodEndsAt: endsAt,
    })
    .returning();
  if (subscription === undefined) throw new Error("The sandbox did not store its subscription.");
  const line = { description: `${planName} plan, rest of the month`, amountCents: cents };
  const invoice = await writeInvoice(sandbox, customer, {
    subscription,
    reason: "start",
    lines: [{ ...line, from: now.toISOString(), until: endsAt.toISOString() }],
    period: { startsAt: now, endsAt },
  });
  await settleInvoice(sandbox, invoice);
  await raiseEvent(sandbox, "customer.subscription.created", { customer: customer.id });
}

/** What the rest of the period costs more, or less, from `at` on. Unused days count as far as they were paid for. */
export async function switchAmounts(
  sandbox: Sandbox,
  { subscription, customer }: { subscription: SubscriptionRow; customer: CustomerRow },
  { terms, at }: Pick<SwitchRequest, "terms" | "at">,
): Promise<SwitchAmounts & { backCents: number; newCents: number }> {
  const { id: subscriptionId, periodEndsAt, monthlyPriceCents } = subscription;
  const snapshot = await readSandboxCustomer(sandbox, customer.id);
  const left = (moment: Date) => daysLeft(periodEndsAt, moment).left;
  const unused = { subscriptionId, monthlyPriceCents, periodEndsAt, at, left };
  const kept = snapshot === null ? 1 : keptShare(snapshot, unused);
  const backCents = Math.round(shareOfMonth(monthlyPriceCents, periodEndsAt, at) * kept);
  const newCents = shareOfMonth(terms.monthlyPriceCents, periodEndsAt, at);
  const difference = newCents - backCents - customer.creditCents;
  return {
    backCents,
    newCents,
    dueNowCents: Math.max(0, difference),
    creditCents: Math.max(0, -difference),
  };
}

/** Switches to other terms and charges, or credits, the difference for the rest of the period. */
export async function switchTerms(sandbox: Sandbox, request: SwitchRequest): Promise<"done" | "declined"> {
  const held = await holdSubscription(sandbox, request.subscriptionId);
  const { subscription, customer } = held;
  const { terms, planName } = request;
  const { backCents, newCents, dueNowCents } = await switchAmounts(sandbox, held, request);
  if (dueNowCents > 0 && !cardPays(customer, sandbox.clock.now())) return "declined";
  await updateSubscription(sandbox, subscription.id, terms);
  const period = { startsAt: request.at, endsAt: subscription.periodEndsAt };
  const during = { from: period.startsAt.toISOString(), until: period.endsAt.toISOString() };
  const back = "Credit for the unused days of the previous plan";
  const lines = [
    ...(backCents > 0 ? [{ description: back, amountCents: -backCents, ...during }] : []),
    { description: `${planName} plan, rest of the period`, amountCents: newCents, ...during },
  ];
  const renamed = { ...subscription, ...terms };
  const invoice = await writeInvoice(sandbox, customer, {
    subscription: renamed,
    reason: "switch",
    lines,
    period,
  });
  await settleInvoice(sandbox, invoice);
  if (invoice.totalCents < 0) await addCredit(sandbox, customer.id, -invoice.totalCents);
  await raiseEvent(sandbox, "customer.subscription.updated", { customer: customer.id });
  return "done";
}

/** Changes what becomes of a subscription, and tells of it. One that has ended stays so. */
export async function changeSubscription(
  sandbox: Sandbox,
  id: string,
  changes: Partial<Pick<SubscriptionRow, "cancelsAtPeriodEnd" | "areChargesHeld">>,
): Promise<void> {
  const { subscription, customer } = await holdSubscription(sandbox, id);
  if (subscription.state === "ended") return;
  await updateSubscription(sandbox, id, changes);
  await raiseEvent(sandbox, "customer.subscription.updated", { customer: customer.id });
}

/** Ends a subscription now. What is open of it is not charged any more. */
export async function endSubscription(sandbox: Sandbox, id: string): Promise<void> {
  const { subscription, customer } = await holdSubscription(sandbox, id);
  if (subscription.state === "ended") return;
  await updateSubscription(sandbox, id, { state: "ended", endedAt: sandbox.clock.now() });
  await voidOpenInvoices(sandbox, id);
  await raiseEvent(sandbox, "customer.subscription.deleted", { customer: customer.id });
}
