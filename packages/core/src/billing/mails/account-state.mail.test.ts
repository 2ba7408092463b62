import { describe, expect, it } from "vitest";

import { accountState } from "#billing/account-state.ts";
import type { SubscriptionState } from "#billing/lifecycle/subscription-state.ts";
import { loadConfig } from "#platform/config.ts";

import { accountStateMail } from "./account-state.mail.ts";

const config = loadConfig({});
const timeZone = "America/New_York";
const SINCE = new Date("2026-11-23T14:05:00Z");
const SINCE_WORDS = "Since: November 23, 2026 at 9:05 AM EST";

const PAID: SubscriptionState = {
  status: "ACTIVE",
  statusSince: SINCE,
  plan: "monthly",
  monthlyPriceCents: 49_700,
  startedAt: SINCE,
  currentPeriodEndsAt: new Date("2026-12-01T12:00:00Z"),
  cancelsAtPeriodEnd: false,
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

type Suspension = Parameters<typeof accountState>[0]["suspension"];

function mailOf(changes: Partial<SubscriptionState>, suspension: Suspension = null): string {
  const state = accountState({
    subscription: { ...PAID, ...changes },
    suspension,
    timeZone,
    now: PAID.startedAt,
  });
  return accountStateMail({ config, organizationId: "1", organization: "Harbor Bakery", timeZone, state })
    .text;
}

describe("the mail about how an account stands", () => {
  it.each([
    ["a suspension for an unpaid bill", mailOf({ status: "SUSPENDED", suspendedBecause: "unpaid" })],
    ["a suspension for a dispute", mailOf({ status: "SUSPENDED", suspendedBecause: "disputed" })],
    [
      "a suspension by the operator",
      mailOf({}, { since: SINCE, reason: "The website belongs to someone else." }),
    ],
    ["a payment past due", mailOf({ status: "PAST_DUE", pastDueNoticeAt: SINCE })],
  ])("says since when, and that scanning is paused, of %s", (_case, text) => {
    expect(text).toContain(SINCE_WORDS);
    expect(text).toMatch(/scanning is paused/iu);
    expect(text).not.toContain("When:");
  });

  it("says when it ended and, by name, when its data is erased", () => {
    const text = mailOf({ status: "CANCELED", endedAt: SINCE, endedBecause: "canceled" });
    expect(text).toContain(SINCE_WORDS);
    expect(text).toContain("Data erased on: February 21, 2027");
  });

  it("names the day of the next payment and of the end as what they are, not as when it happened", () => {
    expect(mailOf({})).toContain("Next payment: December 1, 2026");
    expect(mailOf({ cancelsAtPeriodEnd: true })).toContain("Service ends: December 1, 2026");
    for (const text of [mailOf({}), mailOf({ cancelsAtPeriodEnd: true })])
      expect(text).not.toMatch(/When:|Since:/u);
  });

  it("says when a trial ends and what is due then", () => {
    const text = mailOf({ status: "TRIALING" });
    expect(text).toContain("Your trial ends on December 1, 2026.");
    expect(text).toContain("The first payment of $497.00 a month is due on that day.");
    expect(text).toContain("Trial ends: December 1, 2026");
  });

  it("announces no payment for a canceled trial, and leads to resuming it", () => {
    const text = mailOf({ status: "TRIALING", cancelsAtPeriodEnd: true });
    expect(text).toContain("Your trial ends on December 1, 2026");
    expect(text).toContain("We charge nothing, and the service ends on that day.");
    expect(text).toContain("Service ends: December 1, 2026");
    expect(text).toContain("Resume subscription");
    expect(text).not.toMatch(/payment/iu);
  });
});
