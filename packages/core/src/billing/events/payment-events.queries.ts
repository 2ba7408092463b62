import { and, asc, eq, gte, isNull, type SQL } from "drizzle-orm";

import type { Services } from "#platform/context.ts";
import { paymentEvents } from "#platform/database/tables/billing.table.ts";
import type { ProviderEvent } from "#platform/payments/payment-provider.ts";

type Scope = Pick<Services, "db" | "payments">;
export type PaymentEventRow = typeof paymentEvents.$inferSelect;

/** Stores an event, and answers its row: one that was delivered before is not stored again. */
export async function storeEvent(
  { db, clock, payments }: Scope & Pick<Services, "clock">,
  { id, type, customerId }: ProviderEvent,
  payload: string,
): Promise<Pick<PaymentEventRow, "id" | "handledAt">> {
  const isSame = and(eq(paymentEvents.provider, payments.name), eq(paymentEvents.eventId, id));
  const [stored] = await db
    .insert(paymentEvents)
    .values({ provider: payments.name, eventId: id, type, customerId, payload, receivedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id, handledAt: paymentEvents.handledAt });
  if (stored !== undefined) return stored;
  const [before] = await db
    .select({ id: paymentEvents.id, handledAt: paymentEvents.handledAt })
    .from(paymentEvents)
    .where(isSame);
  if (before === undefined) throw new Error("A stored event is gone.");
  return before;
}

/** An event that waits; null when it was handled. */
export async function findWaitingEvent({ db, payments }: Scope, id: string): Promise<PaymentEventRow | null> {
  const [row] = await db
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.id, id),
        eq(paymentEvents.provider, payments.name),
        isNull(paymentEvents.handledAt),
      ),
    );
  return row ?? null;
}

/** Notes whom an event is about. */
export async function setCustomer(
  { db }: Pick<Services, "db">,
  id: string,
  customerId: string,
): Promise<void> {
  await db.update(paymentEvents).set({ customerId }).where(eq(paymentEvents.id, id));
}

/** Notes that an event needs nothing more. */
export async function settleEvent(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
  outcome: string,
): Promise<void> {
  await db.update(paymentEvents).set({ handledAt: clock.now(), outcome }).where(eq(paymentEvents.id, id));
}

/** Has events wait again: those received since a moment, or one by the provider's id. */
export async function unsettleEvents(
  { db, payments }: Scope,
  which: { since: Date } | { eventId: string },
): Promise<string[]> {
  const isWanted: SQL =
    "since" in which ? gte(paymentEvents.receivedAt, which.since) : eq(paymentEvents.eventId, which.eventId);
  const rows = await db
    .update(paymentEvents)
    .set({ handledAt: null, outcome: null })
    .where(and(eq(paymentEvents.provider, payments.name), isWanted))
    .returning({ id: paymentEvents.id });
  return rows.map(({ id }) => id);
}

/** Events that wait although they were received before a moment, oldest first. */
export async function selectStuckEvents({ db, payments }: Scope, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id, receivedAt: paymentEvents.receivedAt })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, payments.name), isNull(paymentEvents.handledAt)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(1000);
  return rows.filter(({ receivedAt }) => receivedAt < before).map(({ id }) => id);
}
