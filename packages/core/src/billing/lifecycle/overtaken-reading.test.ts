import { expect, it } from "vitest";

import { cancelSubscription, resumeSubscription } from "#billing/cancel-subscription.ts";
import {
  bakery,
  cast,
  linkFor,
  services,
  stagePayingClient,
  state,
} from "#billing/lifecycle/paying-client-stage.testing.ts";
import { reconcileCustomer } from "#billing/lifecycle/reconcile-customer.ts";
import { payLink } from "#billing/settle-payments.testing.ts";
import type { UserContext } from "#platform/context.ts";
import { paymentCustomers } from "#platform/database/tables/billing.table.ts";

stagePayingClient();

/** The customer of the bakery, which pays. */
async function payingCustomer(): Promise<string> {
  await payLink(services, await linkFor(cast.alice));
  const [customer] = await services.db.select({ id: paymentCustomers.customerId }).from(paymentCustomers);
  return customer!.id;
}

it("a reading that others always overtake ends, and theirs have written down all it would have", async () => {
  const customerId = await payingCustomer();
  let readings = 0;
  const payments = {
    ...services.payments,
    readCustomer: async (id: string) => {
      readings += 1;
      await reconcileCustomer(bakery, customerId);
      return services.payments.readCustomer(id);
    },
  };
  await services.payments.setCancelsAtPeriodEnd((await state())!.providerSubscriptionId!, true, {
    key: "one",
  });
  expect(await reconcileCustomer({ ...bakery, payments }, customerId)).toEqual({ found: true, effects: [] });
  expect(readings).toBe(2);
  expect(await state()).toMatchObject({ cancelsAtPeriodEnd: true });
});

it("a change that many ask for at once is made, and told to each of them", async () => {
  await payingCustomer();
  const { userId } = cast.alice;
  const owner: UserContext = { ...bakery, actor: { kind: "user", userId, sessionId: "", role: "owner" } };
  const all = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 30 }, act));
  expect(new Set((await all(() => cancelSubscription(owner))).map(({ message }) => message)).size).toBe(1);
  expect(await state()).toMatchObject({ cancelsAtPeriodEnd: true });
  await all(() => resumeSubscription(owner));
  expect(await state()).toMatchObject({ cancelsAtPeriodEnd: false });
});
