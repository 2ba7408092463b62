import { describe, expect, it } from "vitest";

import { refusal } from "#platform/payments/stripe/stripe-peer.testing.ts";
import {
  hasSamples,
  invoice,
  one,
  payments,
  peer,
  stageStripe,
} from "#platform/payments/stripe/stripe-stage.testing.ts";

const TERMS = { plan: "monthly", monthlyPriceCents: 49_700 };
const endsAt = new Date("2026-12-01T12:00:00Z");

describe.skipIf(!hasSamples)("what a checkout of Stripe charges at once", () => {
  stageStripe();
  const asked = (now: string, customerId: string | null = "cus_1") =>
    payments.firstPayment({ terms: TERMS, customerId, now: new Date(now) });

  it("is what Stripe previews, with the customer's credit; about, since it counts to the second of the payment", async () => {
    expect(await asked("2026-11-16T12:00:00Z")).toEqual({ cents: 13_000, endsAt, isExact: false });
    expect(Object.fromEntries(one("POST /v1/invoices/create_preview").parameters)).toEqual({
      customer: "cus_1",
      "subscription_details[items][0][price]": "price_49700",
      "subscription_details[items][0][quantity]": "1",
      "subscription_details[billing_cycle_anchor][type]": "timestamp",
      "subscription_details[billing_cycle_anchor][timestamp]": String(endsAt.getTime() / 1000),
      "subscription_details[proration_behavior]": "create_prorations",
    });
  });

  it("is exact where it is a whole month", async () => {
    peer.routes["POST /v1/invoices/create_preview"] = () => ({ body: invoice({ amount_due: 49_700 }) });
    expect(await asked("2026-11-01T08:00:00Z")).toEqual({ cents: 49_700, endsAt, isExact: true });
    expect([...one("POST /v1/invoices/create_preview").parameters.keys()]).not.toContain(
      "subscription_details[billing_cycle_anchor][timestamp]",
    );
  });

  it("is asked for someone whom Stripe does not know yet too", async () => {
    expect((await asked("2026-11-16T12:00:00Z", null)).cents).toBe(13_000);
    const { parameters } = one("POST /v1/invoices/create_preview");
    expect([parameters.get("customer"), parameters.get("currency")]).toEqual([null, "usd"]);
  });

  it.each([
    ["half of a month that is half over", "2026-11-16T12:00:00Z", 24_850],
    ["nearly the whole of a month that has just begun", "2026-11-01T13:00:00Z", 49_631],
  ])("is about %s where Stripe does not answer", async (_what, now, cents) => {
    peer.routes["POST /v1/invoices/create_preview"] = () => refusal(503, "down");
    expect(await asked(now)).toEqual({ cents, endsAt, isExact: false });
    one("POST /v1/invoices/create_preview");
  });
});
