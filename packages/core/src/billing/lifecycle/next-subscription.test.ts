import { describe, expect, it } from "vitest";

import {
  dueInvoice,
  mainSubscription,
  nextSubscription,
  standingDispute,
} from "#billing/lifecycle/next-subscription.ts";
import type { KnownAccount } from "#billing/lifecycle/subscription-state.ts";
import type { SubscriptionSnapshot } from "#platform/payments/customer-snapshot.ts";
import { day, EMPTY, happen, read, type Step, type World } from "./provider-world.testing.ts";

const NOTHING: KnownAccount = {
  subscription: null,
  invoices: new Map(),
  disputes: new Map(),
  isSuspended: false,
};

const after = (...steps: Step[]): World => steps.reduce(happen, EMPTY);

/** The state after a reading at the world's own day. */
function stateOf(world: World, known = NOTHING) {
  return nextSubscription(known, read(world), day(world.day));
}

function onlySubscription(world: World): SubscriptionSnapshot {
  const [only] = world.subscriptions;
  if (only === undefined) throw new Error("The world has no subscription.");
  return only;
}

describe("the client's subscription", () => {
  it("is the one that ended last once all have ended, in whatever order they were bought", () => {
    const ended = (id: string, onDay: number) => ({
      ...onlySubscription(after("buy", "end")),
      id,
      endedAt: day(onDay),
    });
    const last = ended("last", 9);
    for (const subscriptions of [
      [last, ended("first", 2)],
      [ended("first", 2), last],
    ])
      expect(mainSubscription(NOTHING, { ...read(EMPTY), subscriptions })).toEqual(last);
  });

  it("is one that is paid, even where an unpaid one was the client's before", () => {
    const unpaid = after("buy", "fail");
    const both = happen(unpaid, "buy");
    const known = { ...NOTHING, subscription: stateOf(unpaid) };
    expect(mainSubscription(known, read(both))?.id).toBe("sub_2");
  });

  it("on trial is on trial, and paid it is active", () => {
    const world = after("buy");
    const trial = { ...world, subscriptions: [{ ...onlySubscription(world), phase: "trialing" as const }] };
    expect([stateOf(trial)?.status, stateOf(world)?.status]).toEqual(["TRIALING", "ACTIVE"]);
  });
});

describe("a payment that is due", () => {
  it("is the oldest one that the card was charged for in vain", () => {
    const world = after("buy", "fail", "wait", "fail");
    expect(dueInvoice(onlySubscription(world), read(world))?.id).toBe("in_2");
  });

  it("is none that is paid, that another subscription has, or that no card was charged for yet", () => {
    const world = after("buy", "fail");
    const main = onlySubscription(world);
    const due = (change: object) => ({
      ...read(world),
      invoices: world.invoices.map((it) => (it.state === "open" ? { ...it, ...change } : it)),
    });
    expect(dueInvoice(main, due({}))?.id).toBe("in_2");
    for (const change of [{ state: "paid" }, { subscriptionId: "sub_9" }, { attempts: 0 }])
      expect(dueInvoice(main, due(change))).toBeNull();
  });

  it("makes the client past due also before the provider shows an invoice, and without a notice", () => {
    const world = after("buy", "fail");
    const unseen = { ...world, invoices: world.invoices.filter(({ state }) => state !== "open") };
    expect(stateOf(unseen)).toMatchObject({
      status: "PAST_DUE",
      pastDueNoticeAt: null,
      dueInvoiceId: null,
      suspendedBecause: null,
    });
  });

  it("gives each invoice three days of its own from its notice", () => {
    const world = after("buy", "fail");
    const noticed = { ...NOTHING, subscription: stateOf(world) };
    const on = (count: number) => nextSubscription(noticed, read(world), day(world.day + count));
    expect(on(2.99)).toMatchObject({ status: "PAST_DUE", pastDueNoticeAt: day(world.day) });
    expect(on(3)).toMatchObject({ status: "SUSPENDED", suspendedBecause: "unpaid" });
    const other = { ...world, invoices: world.invoices.map((it) => ({ ...it, id: `${it.id}_other` })) };
    expect(nextSubscription(noticed, read(other), day(world.day + 3))).toMatchObject({
      status: "PAST_DUE",
      pastDueNoticeAt: day(world.day + 3),
    });
  });
});

describe("a dispute", () => {
  it("that is open stops the subscription whatever it is about, a lost one only if it is its own", () => {
    const world = after("buy", "dispute");
    const main = onlySubscription(world);
    const about = (invoiceId: string, state: "open" | "lost") => ({
      ...read(world),
      disputes: read(world).disputes.map((it) => ({ ...it, invoiceId, state })),
    });
    expect(standingDispute(main, about("in_9", "open"))?.state).toBe("open");
    expect(standingDispute(main, about("in_1", "lost"))?.state).toBe("lost");
    expect(standingDispute(main, about("in_9", "lost"))).toBeNull();
  });

  it("keeps what is due beside it on record", () => {
    expect(stateOf(after("buy", "dispute", "fail"))).toMatchObject({
      status: "SUSPENDED",
      suspendedBecause: "disputed",
      dueInvoiceId: "in_2",
    });
  });
});

describe("the state that is written down", () => {
  it("keeps its first day while the client stays, and has a new one after a return", () => {
    const bought = stateOf(after("buy"));
    const known = { ...NOTHING, subscription: bought };
    expect(stateOf(after("buy", "wait", "renew"), known)?.startedAt).toEqual(bought?.startedAt);
    const left = stateOf(after("buy", "end"), known);
    expect(left).toMatchObject({ status: "CANCELED", startedAt: bought?.startedAt, endedAt: day(2) });
    const returned = after("buy", "end", "wait", "buy");
    expect(stateOf(returned, { ...NOTHING, subscription: left })?.startedAt).toEqual(day(returned.day));
  });

  it("says since when it is so, and no later for being read again", () => {
    const first = stateOf(after("buy"));
    expect(first?.statusSince).toEqual(day(1));
    const again = { ...NOTHING, subscription: first };
    expect(stateOf(after("buy", "wait"), again)?.statusSince).toEqual(day(1));
    expect(stateOf(after("buy", "wait", "fail"), again)?.statusSince).toEqual(day(3));
  });

  it("that ended is ended since its end, however late the provider tells of it", () => {
    const ended = stateOf(after("buy", "wait", "end", "wait", "wait"));
    expect(ended?.statusSince).toEqual(ended?.endedAt);
    expect(ended?.endedAt).toEqual(day(3));
  });

  it("of a customer who never bought is none", () => {
    expect(stateOf(EMPTY)).toBeNull();
  });

  it("of one whose subscription the provider no longer shows stays, with the card on file", () => {
    const known = { ...NOTHING, subscription: stateOf(after("buy")) };
    expect(stateOf(after("card"), known)).toEqual({ ...known.subscription, cardId: "card_2" });
  });
});
