import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { nextAccount } from "#billing/lifecycle/next-account.ts";
import { NOTICE_DAYS } from "#billing/lifecycle/next-subscription.ts";
import type { Effect } from "#billing/lifecycle/effects.ts";
import type { DisputeState, KnownAccount, KnownInvoice } from "#billing/lifecycle/subscription-state.ts";
import type { CustomerSnapshot } from "#platform/payments/customer-snapshot.ts";
import { day, EMPTY, happen, read, type Step, STEPS, type World } from "./provider-world.testing.ts";

const NOTHING: KnownAccount = {
  subscription: null,
  invoices: new Map(),
  disputes: new Map(),
  isSuspended: false,
};

/** What is written down after a reading, as the queries do it. */
function write(known: KnownAccount, snapshot: CustomerSnapshot, now: Date) {
  const { subscription, effects } = nextAccount(known, snapshot, now);
  const invoices = new Map<string, KnownInvoice>(known.invoices);
  for (const { id, state, refundedCents } of snapshot.invoices) invoices.set(id, { state, refundedCents });
  const disputes = new Map<string, DisputeState>(known.disputes);
  for (const { id, state } of snapshot.disputes) disputes.set(id, state);
  return { known: { ...known, subscription, invoices, disputes }, effects };
}

/** The worlds that follow each other, one a step. */
function history(steps: readonly Step[]): World[] {
  const worlds: World[] = [];
  for (const step of steps) worlds.push(happen(worlds.at(-1) ?? EMPTY, step));
  return worlds;
}

/** Reads some of the worlds, in order, always the last one. */
function readWorlds(worlds: readonly World[], isRead: (index: number) => boolean) {
  let known = NOTHING;
  const effects: Effect[] = [];
  worlds.forEach((world, index) => {
    if (!isRead(index) && index !== worlds.length - 1) return;
    const written = write(known, read(world), day(world.day));
    known = written.known;
    effects.push(...written.effects);
  });
  return { known, effects };
}

const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 30 });
const readings = fc.infiniteStream(fc.boolean());
const RUNS = { numRuns: 1500 };

describe("whatever happens at the provider, in whatever order it is heard of,", () => {
  it("reading the same once more changes nothing", () => {
    fc.assert(
      fc.property(steps, readings, (taken, isRead) => {
        const worlds = history(taken);
        const last = worlds.at(-1) ?? EMPTY;
        const { known } = readWorlds(worlds, () => isRead.next().value ?? true);
        const again = write(known, read(last), day(last.day));
        expect(again.known.subscription).toEqual(known.subscription);
        // What has to be done at the provider is asked for until it is done there.
        const told = again.effects.filter(({ kind }) => !["end-subscription", "hold-charges"].includes(kind));
        expect(told).toEqual([]);
      }),
      RUNS,
    );
  });

  it("the outcome is that of the last reading: what was not heard of on the way plays no part", () => {
    fc.assert(
      fc.property(steps, readings, (taken, isRead) => {
        const worlds = history(taken);
        const all = readWorlds(worlds, () => true).known.subscription;
        const some = readWorlds(worlds, () => isRead.next().value ?? true).known.subscription;
        const last = worlds.at(-1) ?? EMPTY;
        if (countLive(last) > 1) return;
        expect(standing(some)).toEqual(standing(all));
      }),
      RUNS,
    );
  });

  it("each payment is confirmed once and each refund told to the cent", () => {
    fc.assert(
      fc.property(steps, readings, (taken, isRead) => {
        const worlds = history(taken);
        const { effects } = readWorlds(worlds, () => isRead.next().value ?? true);
        const last = worlds.at(-1) ?? EMPTY;
        const told = effects.flatMap((it) =>
          it.kind === "paid" || it.kind === "paid-twice" ? [it.invoice.id] : [],
        );
        const paid = last.invoices.filter(({ state }) => state === "paid").map(({ id }) => id);
        expect(told.toSorted()).toEqual(paid.toSorted());
        const back = effects.reduce((sum, it) => sum + (it.kind === "refunded" ? it.cents : 0), 0);
        expect(back).toBe(last.invoices.reduce((sum, { refundedCents }) => sum + refundedCents, 0));
      }),
      RUNS,
    );
  });

  it("no one is suspended for not paying before three days of notice, nor served while disputed or unpaid", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const worlds = history(taken);
        let known = NOTHING;
        const notices = new Map<string, number>();
        for (const world of worlds) {
          const written = write(known, read(world), day(world.day));
          known = written.known;
          for (const effect of written.effects)
            if (effect.kind === "payment-failed") notices.set(effect.invoice.id, world.day);
          const state = known.subscription;
          if (state === null) continue;
          const isOpen = world.disputes.some((it) => it.state === "open");
          const isUnpaid = world.subscriptions.some(
            ({ id, phase }) => id === state.providerSubscriptionId && phase === "past-due",
          );
          const isServed = state.status === "ACTIVE" || state.status === "TRIALING";
          expect((isOpen || isUnpaid) && isServed).toBe(false);
          const noticedOn = notices.get(state.dueInvoiceId ?? "") ?? Infinity;
          const waited = state.suspendedBecause === "unpaid" ? world.day - noticedOn : NOTICE_DAYS;
          expect(waited).toBeGreaterThanOrEqual(NOTICE_DAYS);
        }
      }),
      RUNS,
    );
  });

  it("a client who stops and starts again is told of each, in turns", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const worlds = history(taken);
        // No checkout opens then; what an earlier one takes is confirmed and starts nothing.
        fc.pre(!worlds.some(boughtWhileDisputed));
        const { effects } = readWorlds(worlds, () => true);
        const turns = effects.flatMap(({ kind }) => {
          if (kind === "activated") return ["starts"];
          return kind === "ended" ? ["ends"] : [];
        });
        const endless = turns.filter((turn, index) => turn === "ends" && turns[index - 1] !== "starts");
        expect(endless).toEqual([]);
      }),
      RUNS,
    );
  });

  it("a second subscription is always ended, and never the first", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const worlds = history(taken);
        let known = NOTHING;
        for (const world of worlds) {
          const written = write(known, read(world), day(world.day));
          known = written.known;
          const ended = new Set(
            written.effects.flatMap((it) => (it.kind === "end-subscription" ? [it.subscriptionId] : [])),
          );
          const main = known.subscription?.providerSubscriptionId;
          const alive = world.subscriptions.filter(({ phase }) => phase !== "ended").map(({ id }) => id);
          expect(alive.filter((id) => id !== main && !ended.has(id))).toEqual([]);
          const isLost = world.disputes.some(({ state }) => state === "lost");
          expect(!isLost && ended.has(main ?? "")).toBe(false);
        }
      }),
      RUNS,
    );
  });
});

/** Whether there is a subscription more than in the world before, while a bank looks at a dispute. */
function boughtWhileDisputed(world: World, index: number, worlds: readonly World[]): boolean {
  const before = worlds[index - 1] ?? EMPTY;
  return (
    world.subscriptions.length > before.subscriptions.length &&
    world.disputes.some(({ state }) => state === "open")
  );
}

function countLive(world: World): number {
  return world.subscriptions.filter(({ phase }) => phase !== "ended").length;
}

/** What must not depend on the way; when a notice began does, since it is the service's own act. */
function standing(state: KnownAccount["subscription"]) {
  if (state === null) return null;
  const {
    status,
    suspendedBecause,
    plan,
    monthlyPriceCents,
    currentPeriodEndsAt,
    cancelsAtPeriodEnd,
    cardId,
  } = state;
  const isDue = status === "PAST_DUE" || suspendedBecause === "unpaid";
  return {
    standing: isDue ? "due" : status,
    isDisputed: suspendedBecause === "disputed",
    endedBecause: state.endedBecause,
    providerSubscriptionId: state.providerSubscriptionId,
    terms: { plan, monthlyPriceCents },
    currentPeriodEndsAt,
    cancelsAtPeriodEnd,
    cardId,
  };
}
