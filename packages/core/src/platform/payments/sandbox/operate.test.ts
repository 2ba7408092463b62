import { beforeEach, describe, expect, it } from "vitest";

import { cancelSubscription } from "#billing/cancel-subscription.ts";
import {
  cast,
  linkFor,
  owner,
  services,
  stagePayingClient,
} from "#billing/lifecycle/paying-client-stage.testing.ts";
import { suspendClient } from "#clients/suspend-client.ts";
import { payLink, settlePayments } from "#billing/settle-payments.testing.ts";
import {
  disputeNewest,
  failNextCharge,
  lookAtCustomer,
  renewNow,
} from "#platform/payments/sandbox/operate.ts";

stagePayingClient();

describe("what an operator lets happen in the sandbox", () => {
  const id = () => cast.alice.organizationId;
  beforeEach(async () => {
    await payLink(services, await linkFor(cast.alice));
  });

  it("says of a renewal whether it was paid", async () => {
    expect(await renewNow(services, id())).toEqual({ cents: 49_700, state: "paid" });
    await failNextCharge(services, id());
    expect(await renewNow(services, id())).toEqual({ cents: 49_700, state: "open" });
  });

  it("says of a renewal while charges are on hold that its invoice is void", async () => {
    await suspendClient({ ...owner, actor: { kind: "operator" } }, "The terms were broken.");
    await settlePayments(services);
    expect(await renewNow(services, id())).toEqual({ cents: 49_700, state: "void" });
  });

  it("ends a subscription that was canceled instead of charging it again", async () => {
    await cancelSubscription(owner);
    await settlePayments(services);
    expect(await renewNow(services, id())).toBeNull();
    const { subscriptions = [], invoices = [] } = (await lookAtCustomer(services, id())) ?? {};
    expect(subscriptions.map(({ phase }) => phase)).toEqual(["ended"]);
    expect(invoices).toHaveLength(1);
  });

  it("disputes no payment that is disputed", async () => {
    await disputeNewest(services, id());
    await expect(disputeNewest(services, id())).rejects.toThrow("The newest payment is already disputed.");
  });
});
