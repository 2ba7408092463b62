import { selectStuckEvents, unsettleEvents } from "#billing/events/payment-events.queries.ts";
import { inTransaction, type Services } from "#platform/context.ts";

const MINUTE_MS = 60 * 1000;
/** Minutes after which an event that still waits is queued again. */
export const STUCK_MINUTES = 30;

/** Has kept events worked on again: those received since a moment, or one. Answers how many. */
export async function replayPaymentEvents(
  services: Services,
  which: { since: Date } | { eventId: string },
): Promise<number> {
  return inTransaction(services, async (inside) => {
    const ids = await unsettleEvents(inside, which);
    await queueEvents(inside, ids);
    return ids.length;
  });
}

/** Queues events again whose jobs were given up, e.g. while the provider could not be reached for long. */
export async function requeueStuckEvents(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - STUCK_MINUTES * MINUTE_MS);
  const ids = await selectStuckEvents(services, before);
  await queueEvents(services, ids);
  return ids.length;
}

async function queueEvents({ queue, db }: Services, ids: readonly string[]): Promise<void> {
  for (const eventId of ids) await queue.send("payment-event", { eventId }, { within: db });
}
