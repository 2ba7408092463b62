import { storeEvent } from "#billing/events/payment-events.queries.ts";
import { inTransaction, type Services } from "#platform/context.ts";
import type { SignedEvent } from "#platform/payments/payment-provider.ts";

/**
 * Takes in an event of the payment provider: stored and queued in one transaction, worked on later. Delivered again
 * it changes nothing, unless it still waits: then it is queued once more.
 *
 * @throws {AppError} `payment.event-not-genuine`
 */
export async function receivePaymentEvent(services: Services, signed: SignedEvent): Promise<void> {
  const event = await services.payments.verifyEvent(signed);
  await inTransaction(services, async (inside) => {
    const { id, handledAt } = await storeEvent(inside, event, signed.body);
    if (handledAt === null) await inside.queue.send("payment-event", { eventId: id }, { within: inside.db });
  });
}
