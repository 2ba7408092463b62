import { randomUUID } from "node:crypto";

import { and, asc, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";

import {
  sandboxCustomers,
  sandboxDisputes,
  sandboxInvoices,
  sandboxRefunds,
  sandboxSubscriptions,
} from "#platform/database/tables/sandbox.table.ts";
import type { NewCustomer } from "#platform/payments/payment-provider.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { expiryOf, type TestCard } from "#platform/payments/sandbox/test-cards.ts";

export type CustomerRow = typeof sandboxCustomers.$inferSelect;
export type SubscriptionRow = typeof sandboxSubscriptions.$inferSelect;
export type InvoiceRow = typeof sandboxInvoices.$inferSelect;
export type RefundRow = typeof sandboxRefunds.$inferSelect;
export type DisputeRow = typeof sandboxDisputes.$inferSelect;

/** The customer of an organization, made on first use. */
export async function ensureCustomer({ db, clock }: Sandbox, customer: NewCustomer): Promise<string> {
  const id = `cus_sandbox_${randomUUID()}`;
  const [row] = await db
    .insert(sandboxCustomers)
    .values({ ...customer, id, createdAt: clock.now() })
    // Touches the row so that it is answered whoever made it.
    .onConflictDoUpdate({ target: sandboxCustomers.organizationId, set: { name: customer.name } })
    .returning({ id: sandboxCustomers.id });
  if (row === undefined) throw new Error("The sandbox did not store its customer.");
  return row.id;
}

/** A customer, held until the transaction ends: what happens to one happens one after the other. */
export async function holdCustomer({ db }: Sandbox, id: string): Promise<CustomerRow> {
  const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id)).for("update");
  if (row === undefined) throw new Error(`The sandbox knows no customer ${id}.`);
  return row;
}

/** The customer of an organization; null when there is none. */
export async function findCustomerOf(
  { db }: Pick<Sandbox, "db">,
  organizationId: string,
): Promise<CustomerRow | null> {
  const [row] = await db
    .select()
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.organizationId, organizationId));
  return row ?? null;
}

export async function findCustomer({ db }: Pick<Sandbox, "db">, id: string): Promise<CustomerRow | null> {
  const [row] = await db.select().from(sandboxCustomers).where(eq(sandboxCustomers.id, id));
  return row ?? null;
}

/** Puts a card on file, which becomes another one even if it has the same number. */
export async function putCardOnFile(
  { db, clock }: Sandbox,
  customerId: string,
  card: TestCard,
): Promise<void> {
  await db
    .update(sandboxCustomers)
    .set({
      card,
      cardId: `card_sandbox_${randomUUID()}`,
      cardExpiresOn: expiryOf(card, clock.now()),
      failsNext: false,
    })
    .where(eq(sandboxCustomers.id, customerId));
}

export async function setFailsNext(
  { db }: Pick<Sandbox, "db">,
  customerId: string,
  failsNext: boolean,
): Promise<void> {
  await db.update(sandboxCustomers).set({ failsNext }).where(eq(sandboxCustomers.id, customerId));
}

/** Raises, or with a negative number lowers, what is left over for the next invoices. */
export async function addCredit(
  { db }: Pick<Sandbox, "db">,
  customerId: string,
  cents: number,
): Promise<void> {
  await db
    .update(sandboxCustomers)
    .set({ creditCents: sql`${sandboxCustomers.creditCents} + ${cents}` })
    .where(eq(sandboxCustomers.id, customerId));
}

/** A subscription with its customer, both held until the transaction ends. */
export async function holdSubscription(
  sandbox: Sandbox,
  id: string,
): Promise<{ subscription: SubscriptionRow; customer: CustomerRow }> {
  const [found] = await sandbox.db
    .select({ customerId: sandboxSubscriptions.customerId })
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id));
  if (found === undefined) throw new Error(`The sandbox knows no subscription ${id}.`);
  const customer = await holdCustomer(sandbox, found.customerId);
  const [subscription] = await sandbox.db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, id));
  if (subscription === undefined) throw new Error(`The subscription ${id} is gone.`);
  return { subscription, customer };
}

export async function updateSubscription(
  { db }: Pick<Sandbox, "db">,
  id: string,
  changes: Partial<Omit<SubscriptionRow, "id" | "customerId">>,
): Promise<void> {
  await db.update(sandboxSubscriptions).set(changes).where(eq(sandboxSubscriptions.id, id));
}

/** Subscriptions of a customer, oldest first. */
export async function subscriptionsOf(
  { db }: Pick<Sandbox, "db">,
  customerId: string,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customerId))
    .orderBy(asc(sandboxSubscriptions.startedAt), asc(sandboxSubscriptions.id));
}

/** The customer's subscription that runs, the oldest where several do; null when none does. */
export async function runningSubscription(
  { db }: Pick<Sandbox, "db">,
  customerId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.customerId, customerId), ne(sandboxSubscriptions.state, "ended")))
    .orderBy(asc(sandboxSubscriptions.startedAt))
    .limit(1);
  return row ?? null;
}

/** The newest invoices of a customer, newest first. */
export async function invoicesOf(
  { db }: Pick<Sandbox, "db">,
  customerId: string,
  limit: number,
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(sandboxInvoices)
    .where(eq(sandboxInvoices.customerId, customerId))
    .orderBy(desc(sandboxInvoices.issuedAt), desc(sandboxInvoices.number))
    .limit(limit);
}

/** What went back of a customer's payments, oldest first. */
export async function refundsOf({ db }: Pick<Sandbox, "db">, customerId: string): Promise<RefundRow[]> {
  return db
    .select(getTableColumns(sandboxRefunds))
    .from(sandboxRefunds)
    .innerJoin(sandboxInvoices, eq(sandboxInvoices.id, sandboxRefunds.invoiceId))
    .where(eq(sandboxInvoices.customerId, customerId))
    .orderBy(asc(sandboxRefunds.refundedAt), asc(sandboxRefunds.id));
}

export async function disputesOf({ db }: Pick<Sandbox, "db">, customerId: string): Promise<DisputeRow[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.customerId, customerId))
    .orderBy(asc(sandboxDisputes.openedAt));
}
