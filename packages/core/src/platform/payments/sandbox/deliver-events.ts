import { asc, eq, isNull, sql } from "drizzle-orm";

import type { Log } from "#platform/log.ts";
import { sandboxEvents } from "#platform/database/tables/sandbox.table.ts";
import type { Sandbox } from "#platform/payments/sandbox/sandbox.ts";
import { readSettings } from "#platform/payments/sandbox/webhook-settings.ts";
import { signEvent } from "#platform/payments/sandbox/sign-event.ts";

const ANSWER_MS = 10_000;

/**
 * Delivers an event over HTTP as a provider would. Delivered before, it is left alone, unless it is to come again.
 * Rejects when it was not taken in, so that it is tried again later.
 */
export async function deliverSandboxEvent(
  sandbox: Sandbox,
  eventId: string,
  { isAgain = false }: { isAgain?: boolean } = {},
): Promise<boolean> {
  const { db, clock } = sandbox;
  const [event] = await db.select().from(sandboxEvents).where(eq(sandboxEvents.id, eventId));
  if (event === undefined || (event.deliveredAt !== null && !isAgain)) return false;
  const { webhookUrl, signingKey } = await readSettings(sandbox);
  if (webhookUrl === null) throw new Error("No API has started yet that takes the sandbox's events in.");
  const { body, signature } = signEvent(event.payload, { key: signingKey, now: clock.now() });
  const answer = await fetch(webhookUrl, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!answer.ok) throw new Error(`${webhookUrl} answered an event with ${answer.status}.`);
  await db
    .update(sandboxEvents)
    .set({ deliveredAt: clock.now(), deliveries: sql`${sandboxEvents.deliveries} + 1` })
    .where(eq(sandboxEvents.id, eventId));
  return true;
}

export interface Delivery {
  /** Each event comes twice. */
  isTwice: boolean;
  /** Newest first. */
  isReversed: boolean;
}

/** Delivers all events that wait. Answers how many deliveries there were. */
export async function deliverWaitingEvents(
  sandbox: Sandbox & { log: Log },
  { isTwice, isReversed }: Delivery,
): Promise<number> {
  const waiting = await sandbox.db
    .select({ id: sandboxEvents.id })
    .from(sandboxEvents)
    .where(isNull(sandboxEvents.deliveredAt))
    .orderBy(asc(sandboxEvents.position));
  const inOrder = waiting.map(({ id }) => id);
  const ids = isReversed ? inOrder.toReversed() : inOrder;
  const deliveries = isTwice ? [...ids, ...ids] : ids;
  for (const id of deliveries) await deliverSandboxEvent(sandbox, id, { isAgain: isTwice });
  sandbox.log.info({ deliveries: deliveries.length }, "Events of the sandbox were delivered");
  return deliveries.length;
}
