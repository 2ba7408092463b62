import type { CurrentSubscription } from "@plumbline/contract/billing";
import { describe, expect, it } from "vitest";

import { nextBillingWords } from "./subscription-words.ts";

const ACTIVE: CurrentSubscription = {
  plan: "Monthly",
  planId: "monthly",
  status: "ACTIVE",
  monthlyPrice: 497,
  nextBillingDate: "2026-12-01T12:00:00.000Z",
  currentPeriodEnd: "2026-12-01T12:00:00.000Z",
  cancelsAtPeriodEnd: false,
  isCharged: true,
  needsReactivation: false,
};

describe("the next billing date", () => {
  it("is the day in UTC, wherever its reader is", () => {
    expect(nextBillingWords(ACTIVE)).toBe("Dec 1, 2026");
  });

  it.each([
    [{ status: "PAST_DUE" as const }, "Once the payment that is due has been made"],
    [{ status: "CANCELED" as const, needsReactivation: true }, "None until the subscription is reactivated"],
    [{ status: "SUSPENDED" as const, needsReactivation: true }, "None until the subscription is reactivated"],
    [{}, "None. Service ends on Dec 1, 2026"],
    [{ currentPeriodEnd: null }, "Not scheduled"],
  ])("says why there is none: %o", (part, words) => {
    expect(nextBillingWords({ ...ACTIVE, nextBillingDate: null, ...part })).toBe(words);
  });
});
