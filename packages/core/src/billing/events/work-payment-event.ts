import {
  findWaitingEvent,
  type PaymentEventRow,
  setCustomer,
  settleEvent,
} from "#billing/events/payment-events.queries.ts";
import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { organizationOf } from "#billing/payment-customers.queries.ts";
import { contextFor, type Services } from "#platform/context.ts";
import type { EventOutcome } from "#platform/metrics/metrics.ts";

/**
 * Works on a stored event. It only says that something about a customer changed: what, is read back from the
 * provider, so that neither order nor repetition matters.
 */
export async function workPaymentEvent(services: Services, id: string): Promise<EventOutcome> {
  const event = await findWaitingEvent(services, id);
  if (event === null) return "handled-before";
  const outcome = await reconcile(services, event);
  if (outcome !== "reconciled") await settleEvent(services, id, outcome);
  const facts = { eventId: event.eventId, type: event.type, outcome };
  if (outcome === "missing")
    services.log.error(facts, "The payment provider does not know whom its event is about");
  else services.log.info(facts, "A payment event was handled");
  return outcome;
}

async function reconcile(services: Services, event: PaymentEventRow): Promise<EventOutcome> {
  const customerId = event.customerId ?? (await services.payments.customerOf(event.payload));
  if (customerId === null) return "unknown";
  const organizationId = await organizationOf(services, customerId);
  if (organizationId === null) return "unknown";
  if (event.customerId === null) await setCustomer(services, event.id, customerId);
  const reconciled = await reconcileCustomer(contextFor(services, organizationId), customerId);
  return reconciled.found ? "reconciled" : reconciled.why;
}
