import { setTimeout as pause } from "node:timers/promises";

import { testServices, type TestServices } from "@plumbline/testing/test-services";
import { isNull, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { createPaymentLink } from "#billing/create-payment-link.ts";
import { workPaymentEvent } from "#billing/events/work-payment-event.ts";
import { deliverEvents, openCheckout } from "#billing/settle-payments.testing.ts";
import { createOrganization } from "#organizations/create-organization.ts";
import { AppError } from "#platform/app-error.ts";
import { contextFor } from "#platform/context.ts";
import { paymentEvents, subscriptions } from "#platform/database/tables/billing.table.ts";
import { invoices } from "#platform/database/tables/invoices.table.ts";
import { mails } from "#platform/database/tables/messages.table.ts";
import type { PaymentProvider } from "#platform/payments/payment-provider.ts";
import { giveCard } from "#platform/payments/sandbox/hosted-page.ts";

const TRIES_WHILE_AWAY = 3;
const SLOW_MS = 1500;

let services: TestServices;

beforeAll(async () => {
  services = await testServices({ isWorker: true });
});
afterAll(() => services.close());

/** The sandbox, whose accounts cannot be read at first, and then slowly. */
function unsteadyProvider(): PaymentProvider & { tries: number; isAway: boolean } {
  const provider = {
    ...services.payments,
    tries: 0,
    isAway: true,
    readCustomer: async (customerId: string) => {
      provider.tries += 1;
      if (provider.isAway) throw new AppError("payment.provider-unavailable");
      await pause(SLOW_MS);
      return services.payments.readCustomer(customerId);
    },
  };
  return provider;
}

async function payFirstMonth(): Promise<void> {
  const { organizationId } = await createOrganization(services, {
    name: "Harbor Bakery",
    website: "https://harbor-bakery.example/",
    owner: { name: "Alice Archer", email: "alice@harbor.example" },
  });
  const expiresAt = new Date(services.clock.now().getTime() + 24 * 3_600_000);
  const terms = { plan: "monthly", monthlyPriceCents: 49_700, expiresAt } as const;
  const token = await createPaymentLink(contextFor(services, organizationId), terms);
  const sessionId = await openCheckout(services, token);
  expect(await giveCard(services, { sessionId, card: "accepted" })).toBe("done");
}

it("a payment is kept while the provider fails, and counted once when it answers again, slowly", async () => {
  const payments = unsteadyProvider();
  await services.queue.work("payment-event", async ({ payload }) => {
    await workPaymentEvent({ ...services, payments }, payload.eventId);
  });
  await payFirstMonth();
  const events = await deliverEvents(services);
  await expect.poll(() => payments.tries, { timeout: 40_000 }).toBeGreaterThanOrEqual(TRIES_WHILE_AWAY);
  const waiting = () => services.db.$count(paymentEvents, isNull(paymentEvents.handledAt));
  expect(await waiting()).toBe(events);
  payments.isAway = false;
  await expect.poll(waiting, { timeout: 40_000, interval: 200 }).toBe(0);
  expect(await services.db.select({ status: subscriptions.status }).from(subscriptions)).toEqual([
    { status: "ACTIVE" },
  ]);
  expect(await services.db.select({ state: invoices.state }).from(invoices)).toEqual([{ state: "paid" }]);
  expect(await services.db.$count(mails, like(mails.subject, "%: payment of % received"))).toBe(1);
});
