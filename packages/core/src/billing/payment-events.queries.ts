import type { OrganizationContext } from "#platform/context.ts";
import { paymentEvents } from "#platform/database/tables/billing.table.ts";
import type { PaymentEvent } from "#platform/payments/payment-provider.ts";

/** Notes an event as received; false when it had been before. A second delivery waits for the first one's end. */
export async function isFirstDelivery(
  { db, clock, organization, payments }: OrganizationContext,
  { id, type }: PaymentEvent,
): Promise<boolean> {
  const inserted = await db
    .insert(paymentEvents)
    .values({
      provider: payments.name,
      eventId: id,
      type,
      organizationId: organization.id,
      receivedAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return inserted.length > 0;
}
