import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";

import { sandboxInvoices } from "#platform/database/tables/sandbox.table.ts";
import type { StoredInvoiceLine } from "#platform/database/tables/invoices.table.ts";
import {
  addCredit,
  type CustomerRow,
  findCustomer,
  type InvoiceRow,
  setFailsNext,
  type SubscriptionRow,
  updateSubscription,
} from "#platform/payments/sandbox/customers.queries.ts";
import { raiseEvent } from "#platform/payments/sandbox/raise-event.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { paysUnattended } from "#platform/payments/sandbox/test-cards.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after each failed attempt until the next; after the last one the subscription ends. */
export const RETRY_DAYS: readonly number[] = [3, 5, 7];

export interface NewInvoice {
  subscription: SubscriptionRow;
  reason: InvoiceRow["reason"];
  lines: readonly StoredInvoiceLine[];
  period: { startsAt: Date; endsAt: Date };
}

/** Writes an invoice, lowered by what the customer has left over; nothing is charged yet. */
export async function writeInvoice(
  sandbox: Sandbox,
  customer: CustomerRow,
  { subscription, reason, lines, period }: NewInvoice,
): Promise<InvoiceRow> {
  const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  const used = Math.min(customer.creditCents, Math.max(0, sum));
  if (used > 0) await addCredit(sandbox, customer.id, -used);
  const credit = {
    description: "Credit from an earlier change",
    amountCents: -used,
    from: null,
    until: null,
  };
  const [row] = await sandbox.db
    .insert(sandboxInvoices)
    .values({
      id: `in_sandbox_${randomUUID()}`,
      customerId: customer.id,
      subscriptionId: subscription.id,
      reason,
      state: "open",
      plan: subscription.plan,
      lines: used > 0 ? [...lines, credit] : [...lines],
      totalCents: sum - used,
      periodStartsAt: period.startsAt,
      periodEndsAt: period.endsAt,
      issuedAt: sandbox.clock.now(),
    })
    .returning();
  if (row === undefined) throw new Error("The sandbox did not store its invoice.");
  return row;
}

/** Whether a card on file pays what is charged now without its holder. */
export function cardPays(customer: CustomerRow, now: Date): boolean {
  const { card, cardExpiresOn, failsNext } = customer;
  return card !== null && !failsNext && paysUnattended({ card, expiresOn: cardExpiresOn }, now);
}

/** Notes an invoice as paid by the card on file, and tells of it. */
export async function settleInvoice(sandbox: Sandbox, invoice: InvoiceRow): Promise<void> {
  const customer = await findCustomer(sandbox, invoice.customerId);
  await sandbox.db
    .update(sandboxInvoices)
    .set({
      state: "paid",
      paidCents: Math.max(0, invoice.totalCents),
      paymentId: `pay_sandbox_${randomUUID()}`,
      attempts: invoice.attempts + 1,
      nextAttemptAt: null,
      paidAt: sandbox.clock.now(),
      paidCard: customer?.card ?? null,
    })
    .where(eq(sandboxInvoices.id, invoice.id));
  await raiseEvent(sandbox, "invoice.paid", { customer: invoice.customerId });
}

/**
 * Charges the card on file for an invoice and notes how that went, for the subscription too. Where someone asked for
 * it, a failure uses up no attempt of the schedule: trying a card must not end the subscription.
 */
export async function chargeInvoice(
  sandbox: Sandbox,
  {
    customer,
    invoice,
    isAskedFor = false,
  }: { customer: CustomerRow; invoice: InvoiceRow; isAskedFor?: boolean },
): Promise<"done" | "declined"> {
  if (invoice.state !== "open") return "done";
  const now = sandbox.clock.now();
  if (cardPays(customer, now)) {
    await settleInvoice(sandbox, invoice);
    await settleSubscription(sandbox, invoice.subscriptionId);
    return "done";
  }
  if (customer.failsNext) await setFailsNext(sandbox, customer.id, false);
  if (isAskedFor) await raiseEvent(sandbox, "invoice.payment_failed", { customer: invoice.customerId });
  else await noteFailure(sandbox, invoice);
  return "declined";
}

/** A subscription is paid up once none of its invoices is open. */
async function settleSubscription(sandbox: Sandbox, subscriptionId: string): Promise<void> {
  const isOpen = and(eq(sandboxInvoices.subscriptionId, subscriptionId), eq(sandboxInvoices.state, "open"));
  const open = await sandbox.db.$count(sandboxInvoices, isOpen);
  if (open === 0) await updateSubscription(sandbox, subscriptionId, { state: "active" });
}

async function noteFailure(sandbox: Sandbox, invoice: InvoiceRow): Promise<void> {
  const now = sandbox.clock.now();
  const days = RETRY_DAYS[invoice.attempts];
  const attempts = invoice.attempts + 1;
  const { customerId, subscriptionId } = invoice;
  if (days === undefined) {
    await updateInvoice(sandbox, invoice.id, { state: "uncollectible", attempts, nextAttemptAt: null });
    await updateSubscription(sandbox, subscriptionId, { state: "ended", endedAt: now });
    await raiseEvent(sandbox, "customer.subscription.deleted", { customer: customerId });
    return;
  }
  const nextAttemptAt = new Date(now.getTime() + days * DAY_MS);
  await updateInvoice(sandbox, invoice.id, { attempts, nextAttemptAt });
  await updateSubscription(sandbox, subscriptionId, { state: "past-due" });
  await raiseEvent(sandbox, "invoice.payment_failed", { customer: customerId });
}

export async function updateInvoice(
  { db }: Pick<Sandbox, "db">,
  id: string,
  changes: Partial<Omit<InvoiceRow, "id" | "number" | "customerId">>,
): Promise<void> {
  await db.update(sandboxInvoices).set(changes).where(eq(sandboxInvoices.id, id));
}

/** An invoice, or null. */
export async function findInvoice({ db }: Pick<Sandbox, "db">, id: string): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(sandboxInvoices).where(eq(sandboxInvoices.id, id));
  return row ?? null;
}

/** The invoice a payment paid, or null. */
export async function findPaidInvoice(
  { db }: Pick<Sandbox, "db">,
  paymentId: string,
): Promise<InvoiceRow | null> {
  const [row] = await db.select().from(sandboxInvoices).where(eq(sandboxInvoices.paymentId, paymentId));
  return row ?? null;
}

/** Nothing more is charged for what is open of a subscription. */
export async function voidOpenInvoices({ db }: Pick<Sandbox, "db">, subscriptionId: string): Promise<void> {
  await db
    .update(sandboxInvoices)
    .set({ state: "void", nextAttemptAt: null })
    .where(and(eq(sandboxInvoices.subscriptionId, subscriptionId), eq(sandboxInvoices.state, "open")));
}
