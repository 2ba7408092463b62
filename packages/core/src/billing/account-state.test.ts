import { describe, expect, it } from "vitest";

import { accountState } from "#billing/account-state.ts";
import type { SubscriptionState } from "#billing/lifecycle/subscription-state.ts";

const ENDS = new Date("2027-04-01T12:00:00Z");

const CANCELED: SubscriptionState = {
  status: "ACTIVE",
  statusSince: new Date("2026-11-29T12:00:00Z"),
  plan: "monthly",
  monthlyPriceCents: 49_700,
  startedAt: new Date("2026-11-29T12:00:00Z"),
  currentPeriodEndsAt: ENDS,
  cancelsAtPeriodEnd: true,
  pastDueNoticeAt: null,
  dueInvoiceId: null,
  nextAttemptAt: null,
  suspendedBecause: null,
  endedAt: null,
  endedBecause: null,
  cardId: "card",
  cardBrand: "Visa",
  cardLast4: "4242",
  cardExpiresOn: "2029-04",
  providerSubscriptionId: "subscription",
};

const stateAt = (
  now: string,
  changes: Partial<SubscriptionState> = {},
  timeZone: string = "America/New_York",
) =>
  accountState({
    subscription: { ...CANCELED, ...changes },
    suspension: null,
    timeZone,
    now: new Date(now),
  });

describe("a subscription that was canceled", () => {
  it("goes on until its end, and no longer, though the provider has not told of it yet", () => {
    expect(stateAt("2027-04-01T11:59:59Z")).toMatchObject({
      title: "Your subscription ends on April 1, 2027",
      isScanning: true,
      remedy: "resume",
    });
    expect(stateAt("2027-04-01T12:00:00Z")).toMatchObject({
      title: "Your subscription ended on April 1, 2027",
      next: { what: "Your data is kept until June 30, 2027, then it is erased." },
      isScanning: false,
      remedy: null,
    });
  });

  it("has ended since its end, also where that was noted later", () => {
    const late = { status: "CANCELED", statusSince: new Date("2027-04-10T20:21:00Z") } as const;
    const state = stateAt("2027-04-10T20:21:00Z", { ...late, endedAt: ENDS, endedBecause: "canceled" });
    expect(state).toMatchObject({ kind: "ended", since: ENDS.toISOString() });
    expect(state.next?.at).toBe("2027-06-30T12:00:00.000Z");
  });
});

it("a month that was paid ends on the 1st, also where it is the 2nd by the client's clock", () => {
  const renewed = { cancelsAtPeriodEnd: false };
  const { next } = stateAt("2027-03-10T12:00:00Z", renewed, "Pacific/Auckland");
  expect(next?.what).toBe("The next payment is due on April 1, 2027.");
});
