import { describe, expect, it } from "vitest";

import type { Effect } from "#billing/lifecycle/effects.ts";
import { nextAccount } from "#billing/lifecycle/next-account.ts";
import type { KnownAccount } from "#billing/lifecycle/subscription-state.ts";
import type { CustomerSnapshot } from "#platform/payments/customer-snapshot.ts";
import { day, EMPTY, happen, read, type Step, type World } from "./provider-world.testing.ts";

const NOTHING: KnownAccount = {
  subscription: null,
  invoices: new Map(),
  disputes: new Map(),
  isSuspended: false,
};

const after = (...steps: Step[]): World => steps.reduce(happen, EMPTY);

/** What the service knows once it has read a world. */
function knownAfter(world: World): KnownAccount {
  const snapshot = read(world);
  return {
    subscription: nextAccount(NOTHING, snapshot, day(world.day)).subscription,
    invoices: new Map(snapshot.invoices.map((it) => [it.id, it])),
    disputes: new Map(snapshot.disputes.map(({ id, state }) => [id, state])),
    isSuspended: false,
  };
}

function effectsOf(known: KnownAccount, snapshot: CustomerSnapshot, onDay: number): Effect[] {
  return nextAccount(known, snapshot, day(onDay)).effects;
}

/** What a world means to a service that had read the one before. */
const between = (before: World, world: World): Effect[] =>
  effectsOf(knownAfter(before), read(world), world.day);

it("payments are told in the order in which they were made", () => {
  const effects = effectsOf(NOTHING, read(after("buy", "renew", "renew")), 3);
  const paid = effects.flatMap((effect) => (effect.kind === "paid" ? [effect.invoice.id] : []));
  expect(paid).toEqual(["in_1", "in_2", "in_3"]);
});

it("an invoice over nothing is no payment", () => {
  const world = after("buy");
  const free = { ...read(world), invoices: world.invoices.map((it) => ({ ...it, paidCents: 0 })) };
  expect(effectsOf(NOTHING, free, 1).map(({ kind }) => kind)).toEqual(["activated"]);
});

describe("other terms", () => {
  it("are told once, with those before, also where the price alone changed", () => {
    const bought = after("buy");
    const switched = happen(bought, "switch");
    const subscriptionId = "sub_1";
    const from = { plan: "monthly", monthlyPriceCents: 49_700 };
    const to = { plan: "plus", monthlyPriceCents: 79_700 };
    expect(between(bought, switched)).toEqual([{ kind: "plan-switched", subscriptionId, from, to }]);
    expect(between(switched, switched)).toEqual([]);
    const dearer = bought.subscriptions.map((it) => ({ ...it, monthlyPriceCents: 59_700 }));
    expect(between(bought, { ...bought, subscriptions: dearer })).toMatchObject([
      { kind: "plan-switched", from, to: { plan: "monthly", monthlyPriceCents: 59_700 } },
    ]);
  });

  it("are none where no price was on record", () => {
    const bought = after("buy");
    const known = knownAfter(bought);
    if (known.subscription === null) throw new Error("The client has a subscription.");
    const unpriced = { ...known, subscription: { ...known.subscription, monthlyPriceCents: null } };
    expect(effectsOf(unpriced, read(bought), 1)).toEqual([]);
  });
});

describe("a dispute", () => {
  const paid = after("buy");
  const disputed = happen(paid, "dispute");
  const kinds = (effects: Effect[]) => effects.map(({ kind }) => kind);
  const about = (world: World, state: "inquiry" | "open" | "won" | "lost") => ({
    ...read(world),
    disputes: read(world).disputes.map((it) => ({ ...it, state })),
  });

  it("is told when it opens and when it closes, with who won", () => {
    expect(kinds(between(paid, disputed))).toContain("dispute-opened");
    expect(between(disputed, happen(disputed, "win"))).toContainEqual(
      expect.objectContaining({ kind: "dispute-closed", isWon: true }),
    );
    expect(between(disputed, happen(disputed, "lose"))).toContainEqual(
      expect.objectContaining({ kind: "dispute-closed", isWon: false }),
    );
  });

  it("that was over before we heard of it, or never left the bank's inquiry, is not told as closed", () => {
    expect(kinds(effectsOf(knownAfter(paid), about(disputed, "won"), 3))).toEqual([]);
    const asked = { ...knownAfter(paid), disputes: new Map([["dp_in_1", "inquiry" as const]]) };
    expect(kinds(effectsOf(asked, about(disputed, "won"), 3))).toEqual([]);
  });

  it("that is a question of the bank first is told as one, and does not stop the service", () => {
    const { subscription, effects } = nextAccount(knownAfter(paid), about(disputed, "inquiry"), day(3));
    expect(kinds(effects)).toEqual(["inquiry-opened"]);
    expect(subscription?.status).toBe("ACTIVE");
  });
});

describe("what is due", () => {
  const unpaid = after("buy", "fail");

  it("is charged to another card, once, and never to the one that failed", () => {
    const carded = happen(unpaid, "card");
    expect(between(unpaid, carded)).toEqual([{ kind: "collect", invoiceId: "in_2", cardId: "card_2" }]);
    expect(between(unpaid, unpaid)).toEqual([]);
    expect(between(carded, carded)).toEqual([]);
  });

  it("is not charged by us while the provider counts the subscription as paid", () => {
    const paidUp = unpaid.subscriptions.map((it) => ({ ...it, phase: "active" as const }));
    const carded = happen({ ...unpaid, subscriptions: paidUp }, "card");
    expect(between(unpaid, carded).map(({ kind }) => kind)).not.toContain("collect");
  });

  it("is not charged where no card is or was on file", () => {
    expect(effectsOf(knownAfter(unpaid), { ...read(unpaid), card: null }, 2)).toEqual([]);
  });

  it("is told with the day on which the service stops, and its end with the reason", () => {
    expect(between(after("buy"), unpaid)).toMatchObject([
      { kind: "payment-failed", invoice: { id: "in_2" }, suspendsAt: day(unpaid.day + 3) },
    ]);
    const late = happen(happen(happen(unpaid, "wait"), "wait"), "wait");
    expect(between(unpaid, late)).toMatchObject([
      { kind: "suspended-unpaid", subscriptionId: "sub_1", invoice: { id: "in_2" } },
    ]);
    const over = happen(unpaid, "end");
    const unpaidEnd = over.subscriptions.map((it) => ({ ...it, endedUnpaid: true }));
    expect(between(unpaid, { ...over, subscriptions: unpaidEnd })).toEqual([
      { kind: "ended", subscriptionId: "sub_1", endedAt: day(over.day), because: "unpaid" },
    ]);
  });
});
