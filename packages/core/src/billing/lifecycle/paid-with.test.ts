import { beforeEach, expect, it } from "vitest";

import {
  bakery,
  cast,
  linkFor,
  pass,
  services,
  stagePayingClient,
} from "#billing/lifecycle/paying-client-stage.testing.ts";
import { readBilling } from "#billing/read-billing.ts";
import { readInvoiceDocument } from "#billing/read-invoice-document.ts";
import { payLink } from "#billing/settle-payments.testing.ts";
import { passTime } from "#platform/payments/sandbox/pass-time.ts";
import { replaceCard } from "#platform/payments/sandbox/operate.ts";

stagePayingClient();

beforeEach(async () => {
  await payLink(services, await linkFor(cast.alice));
});

/** The card of each invoice, the newest first. */
async function cards(): Promise<(string | undefined)[]> {
  const { billingHistory } = await readBilling(bakery);
  const documents = billingHistory.map(({ id }) => readInvoiceDocument(bakery, { id, kind: "receipt" }));
  return (await Promise.all(documents)).map(({ payment }) => payment?.card);
}

it("a renewal names its card, however late we hear of it and whatever card is on file by then", async () => {
  services.clock.advance(30 * 24 * 60 * 60 * 1000);
  await passTime(services);
  await replaceCard(services, cast.alice.organizationId, "expires");
  await pass(0);
  expect(await cards()).toEqual(["Visa ending in 4242", "Visa ending in 4242"]);
});
