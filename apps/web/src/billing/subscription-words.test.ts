import type { CurrentSubscription } from "@plumbline/contract/billing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { tellTimesIn } from "#format/dates.ts";

import {
  expiryWords,
  isCancelable,
  nextBillingWords,
  planBadge,
  shownPrice,
  statusBadge,
  switchObstacle,
  untilEndWords,
} from "./subscription-words.ts";

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

beforeEach(() => tellTimesIn("America/New_York"));
afterEach(() => tellTimesIn(undefined));

describe("the next billing date", () => {
  it.each(["America/New_York", "Pacific/Honolulu"])("is the first of the month in %s", (timeZone) => {
    tellTimesIn(timeZone);
    expect(nextBillingWords(ACTIVE)).toBe("Dec 1, 2026");
  });

  it.each([
    [{ status: "PAST_DUE" as const }, "After the open payment is made"],
    [{ status: "CANCELED" as const, needsReactivation: true }, "None until you reactivate the subscription"],
    [{ status: "SUSPENDED" as const, needsReactivation: true }, "None until you reactivate the subscription"],
    [{ status: "SUSPENDED" as const }, "None while the subscription is suspended"],
    [{ cancelsAtPeriodEnd: true }, "None. The subscription ends on Dec 1, 2026"],
    [
      { status: "SUSPENDED" as const, cancelsAtPeriodEnd: true, needsReactivation: true },
      "None. The subscription ends on Dec 1, 2026",
    ],
    [{ status: "PAST_DUE" as const, cancelsAtPeriodEnd: true }, "None. The subscription ends on Dec 1, 2026"],
    [{ monthlyPrice: null, isCharged: false }, "None. Your plan is free of charge"],
    [{}, "Not scheduled"],
  ])("says why there is none: %o", (part, words) => {
    expect(nextBillingWords({ ...ACTIVE, nextBillingDate: null, ...part })).toBe(words);
  });
});

describe("a trial", () => {
  const trial: CurrentSubscription = { ...ACTIVE, status: "TRIALING" };

  it("is charged when it ends, and not at all once it is canceled", () => {
    expect(nextBillingWords(trial)).toBe("Dec 1, 2026, when your trial ends");
    expect(untilEndWords(trial)).toBe(
      "Your service continues until the end of the trial, Dec 1, 2026. Nothing is charged.",
    );
    expect(nextBillingWords({ ...trial, nextBillingDate: null, cancelsAtPeriodEnd: true })).toBe(
      "None. The subscription ends on Dec 1, 2026",
    );
  });
});

describe("a plan that can't be switched to", () => {
  it.each([
    [{ status: "TRIALING" as const }, "You can switch plans once your trial has ended."],
    [{ cancelsAtPeriodEnd: true }, "Resume your subscription to switch plans."],
    [{ status: "TRIALING" as const, cancelsAtPeriodEnd: true }, "Resume your subscription to switch plans."],
    [{ status: "PAST_DUE" as const }, "You can switch plans once your subscription is active again."],
    [{ status: "CANCELED" as const }, "Reactivate your subscription to switch plans."],
    [{ isCharged: false }, "Contact support to switch to this plan."],
  ])("says why: %o", (part, words) => {
    expect(switchObstacle({ ...ACTIVE, ...part }, true)).toBe(words);
    expect(switchObstacle({ ...ACTIVE, ...part }, false)).toBe("Only owners can switch plans.");
  });

  it("is none while the subscription is active", () => {
    expect(switchObstacle(ACTIVE, true)).toBeNull();
  });
});

describe("canceling", () => {
  it.each(["ACTIVE", "TRIALING", "PAST_DUE", "SUSPENDED"] as const)("is offered while it is %s", (status) => {
    expect(isCancelable({ ...ACTIVE, status })).toBe(true);
    expect(isCancelable({ ...ACTIVE, status, needsReactivation: true })).toBe(true);
  });

  it("is not offered once it ends, has ended, or where no provider charges it", () => {
    expect(isCancelable({ ...ACTIVE, cancelsAtPeriodEnd: true })).toBe(false);
    expect(isCancelable({ ...ACTIVE, status: "CANCELED" })).toBe(false);
    expect(isCancelable({ ...ACTIVE, isCharged: false })).toBe(false);
  });

  it("promises no service where scanning stands still", () => {
    expect(untilEndWords(ACTIVE)).toMatch(/^Your service continues until .*Dec 1, 2026\.$/u);
    for (const status of ["PAST_DUE", "SUSPENDED"] as const)
      expect(untilEndWords({ ...ACTIVE, status })).toMatch(
        /ends with .*Dec 1, 2026\. Scanning stays paused/u,
      );
  });
});

describe("the badge", () => {
  it("is the status", () => {
    expect(statusBadge(ACTIVE)).toEqual({ word: "Active", tone: "green" });
  });

  it("of a canceled subscription that still runs is the day it ends, and not green", () => {
    const ending = { ...ACTIVE, nextBillingDate: null, cancelsAtPeriodEnd: true };
    expect(statusBadge(ending)).toEqual({ word: "Ends Dec 1, 2026", tone: "yellow" });
    expect(statusBadge({ ...ending, status: "TRIALING" })).toEqual({
      word: "Ends Dec 1, 2026",
      tone: "yellow",
    });
    expect(statusBadge({ ...ending, status: "SUSPENDED" })).toMatchObject({ word: "Suspended" });
  });
});

describe("the badge of the plan one has", () => {
  it.each([
    [{}, { word: "Current", tone: "green" }],
    [{ cancelsAtPeriodEnd: true }, { word: "Current", tone: "yellow" }],
    [{ status: "SUSPENDED" as const }, { word: "Current", tone: "red" }],
    [{ status: "PAST_DUE" as const }, { word: "Current", tone: "red" }],
    [{ status: "CANCELED" as const }, { word: "Your last plan", tone: "gray" }],
  ])("says no more than the status does: %o", (part, badge) => {
    expect(planBadge({ ...ACTIVE, ...part })).toEqual(badge);
  });
});

describe("the price of a plan", () => {
  const monthly = { id: "monthly", monthlyPrice: 497 };

  it.each([
    [{}, 497],
    [{ monthlyPrice: 300 }, 300],
    [{ monthlyPrice: null, isCharged: false }, null],
    [{ monthlyPrice: null, isCharged: false, status: "CANCELED" as const }, 497],
  ])("is what the client pays for the one they have: %o", (part, price) => {
    expect(shownPrice(monthly, { ...ACTIVE, ...part })).toBe(price);
  });

  it("is the usual one for a plan they don't have", () => {
    const plus = { id: "plus", monthlyPrice: 797 };
    expect(shownPrice(plus, { ...ACTIVE, monthlyPrice: null })).toBe(797);
  });
});

describe("a card", () => {
  it.each([
    ["2028-03", false, "Expires March 2028"],
    ["2025-12", true, "Expired December 2025"],
  ])("of %s (expired: %s) reads '%s'", (expiresOn, isExpired, words) => {
    expect(expiryWords({ brand: "Visa", last4: "4242", expiresOn, isExpired })).toBe(words);
  });
});
