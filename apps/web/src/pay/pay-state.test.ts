import type { PaymentLink } from "@plumbline/contract/payment";
import { describe, expect, it } from "vitest";

import { ApiError } from "#api/api-error.ts";

import { payStateOf } from "./pay-state.ts";

const LINK: PaymentLink = {
  expiresAt: "2026-12-18T12:00:00.000Z",
  organization: { id: "1", name: "Harbor Bakery", contactEmail: "alice@cast.example" },
  plan: { name: "Monthly", description: "Monitoring", monthlyPrice: 49_700, stripePriceId: "price" },
  firstPayment: { cents: 21_537, isExact: true, until: "2026-12-01T12:00:00.000Z" },
};
const NOW = new Date("2026-11-18T12:00:00.000Z");
const OFFLINE = new ApiError("", { kind: "offline" });
const PAID = new ApiError("This payment link has already been paid.", { kind: "refused", status: 409 });

describe("the payment page", () => {
  it("loads until an answer is there", () => {
    expect(payStateOf({ link: undefined, error: null, isPending: true }, NOW)).toEqual({ name: "loading" });
  });

  it("is ready up to the moment the link expires", () => {
    const query = { link: LINK, error: null, isPending: false };
    expect(payStateOf(query, new Date(LINK.expiresAt))).toEqual({ name: "ready", link: LINK });
    const later = new Date(Date.parse(LINK.expiresAt) + 1);
    expect(payStateOf(query, later)).toEqual({ name: "expired" });
  });

  it("says what the server said", () => {
    expect(payStateOf({ link: undefined, error: PAID, isPending: false }, NOW)).toEqual({
      name: "error",
      message: "This payment link has already been paid.",
      canRetry: false,
    });
  });

  it("says so where there is no answer to show", () => {
    expect(payStateOf({ link: undefined, error: null, isPending: false }, NOW)).toMatchObject({
      name: "error",
      message: "This payment link is no longer valid.",
    });
  });

  it("offers another try where the connection was lost", () => {
    expect(payStateOf({ link: undefined, error: OFFLINE, isPending: false }, NOW)).toEqual({
      name: "error",
      message: "Failed to load payment link. We can't reach the server. Check your connection and try again.",
      canRetry: true,
    });
  });

  it("keeps the link it shows when the connection is lost, but not when the link was paid meanwhile", () => {
    expect(payStateOf({ link: LINK, error: OFFLINE, isPending: false }, NOW).name).toBe("ready");
    expect(payStateOf({ link: LINK, error: PAID, isPending: false }, NOW).name).toBe("error");
  });
});
