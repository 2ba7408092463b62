import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { nextAccount } from "#billing/lifecycle/next-account.ts";
import { NOTICE_DAYS } from "#billing/lifecycle/next-subscription.ts";
import type { Effect } from "#billing/lifecycle/effects.ts";
import type { DisputeState, KnownAccount, KnownInvoice } from "#billing/lifecycle/subscription-state.ts";
import type {
  CustomerSnapshot,
  InvoiceSnapshot,
  SubscriptionSnapshot,
} from "#platform/payments/customer-snapshot.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-18T12:00:00Z");
const day = (count: number) => new Date(START + count * DAY_MS);

/** A provider's side that anything can happen to, as plain data. */
interface World {
  day: number;
  card: number;
  subscriptions: SubscriptionSnapshot[];
  invoices: InvoiceSnapshot[];
  disputes: { id: string; invoiceId: string; state: "open" | "won" | "lost" }[];
}

const EMPTY: World = { day: 0, card: 1, subscriptions: [], invoices: [], disputes: [] };

const STEPS = [
  "wait",
  "buy",
  "renew",
  "fail",
  "pay",
  "cancel",
  "resume",
  "end",
  "dispute",
  "win",
  "lose",
  "refund",
  "card",
  "switch",
] as const;
type Step = (typeof STEPS)[number];

function invoice(world: World, subscriptionId: string, state: "paid" | "open"): InvoiceSnapshot {
  const isPaid = state === "paid";
  return {
    id: `in_${world.invoices.length + 1}`,
    subscriptionId,
    paymentId: isPaid ? `pay_${world.invoices.length + 1}` : null,
    number: null,
    reason: "renewal",
    state,
    plan: "monthly",
    lines: [],
    subtotalCents: 49_700,
    taxCents: 0,
    totalCents: 49_700,
    paidCents: isPaid ? 49_700 : 0,
    refundedCents: 0,
    attempts: 1,
    nextAttemptAt: isPaid ? null : day(world.day + 3),
    periodStartsAt: day(world.day),
    periodEndsAt: day(world.day + 30),
    issuedAt: day(world.day),
    paidAt: isPaid ? day(world.day) : null,
  };
}

function live(world: World): SubscriptionSnapshot | undefined {
  return world.subscriptions.findLast(({ phase }) => phase !== "ended");
}

function withSubscription(world: World, id: string, changes: Partial<SubscriptionSnapshot>): World {
  return {
    ...world,
    subscriptions: world.subscriptions.map((it) => (it.id === id ? { ...it, ...changes } : it)),
  };
}

function buy(world: World): World {
  const id = `sub_${world.subscriptions.length + 1}`;
  const bought: SubscriptionSnapshot = {
    id,
    phase: "active",
    plan: "monthly",
    monthlyPriceCents: 49_700,
    startedAt: day(world.day),
    periodEndsAt: day(world.day + 30),
    cancelsAtPeriodEnd: false,
    areChargesHeld: false,
    endedAt: null,
    endedUnpaid: false,
  };
  return {
    ...world,
    subscriptions: [...world.subscriptions, bought],
    invoices: [invoice(world, id, "paid"), ...world.invoices],
  };
}

function pay(world: World): World {
  const paid = { state: "paid" as const, paidCents: 49_700, nextAttemptAt: null, paidAt: day(world.day) };
  const invoices = world.invoices.map((it) =>
    it.state === "open" ? { ...it, ...paid, paymentId: `pay_${it.id}` } : it,
  );
  const subscriptions = world.subscriptions.map((it) =>
    it.phase === "past-due" ? { ...it, phase: "active" as const } : it,
  );
  return { ...world, invoices, subscriptions };
}

/** What a step does to a subscription that lives; without one nothing happens. */
const CHANGES: Record<
  Exclude<Step, "wait" | "buy" | "pay" | "win" | "lose" | "card">,
  (world: World, main: SubscriptionSnapshot) => World
> = {
  renew: (world, { id }) => ({ ...world, invoices: [invoice(world, id, "paid"), ...world.invoices] }),
  fail: (world, { id }) =>
    withSubscription({ ...world, invoices: [invoice(world, id, "open"), ...world.invoices] }, id, {
      phase: "past-due",
    }),
  cancel: (world, { id }) => withSubscription(world, id, { cancelsAtPeriodEnd: true }),
  resume: (world, { id }) => withSubscription(world, id, { cancelsAtPeriodEnd: false }),
  end: (world, { id }) => withSubscription(world, id, { phase: "ended", endedAt: day(world.day) }),
  switch: (world, { id, plan }) => {
    const isPlus = plan === "plus";
    const terms = { plan: isPlus ? "monthly" : "plus", monthlyPriceCents: isPlus ? 49_700 : 79_700 };
    return withSubscription(world, id, terms);
  },
  dispute: (world, { id }) => {
    const paid = world.invoices.find((it) => it.subscriptionId === id && it.state === "paid");
    const isNew = paid !== undefined && !world.disputes.some(({ invoiceId }) => invoiceId === paid.id);
    return isNew
      ? {
          ...world,
          disputes: [...world.disputes, { id: `dp_${paid.id}`, invoiceId: paid.id, state: "open" }],
        }
      : world;
  },
  refund: (world) => {
    const [newest, ...rest] = world.invoices;
    return newest?.state === "paid" && newest.refundedCents < newest.paidCents
      ? { ...world, invoices: [{ ...newest, refundedCents: newest.refundedCents + 4970 }, ...rest] }
      : world;
  },
};

function happen(world: World, step: Step): World {
  const later = { ...world, day: world.day + 1 };
  if (step === "wait") return later;
  if (step === "buy") return live(later) === undefined || later.subscriptions.length < 3 ? buy(later) : later;
  if (step === "pay") return pay(later);
  if (step === "card") return { ...later, card: later.card + 1 };
  if (step === "win" || step === "lose") {
    const state = step === "win" ? ("won" as const) : ("lost" as const);
    return { ...later, disputes: later.disputes.map((it) => (it.state === "open" ? { ...it, state } : it)) };
  }
  const main = live(later);
  return main === undefined ? later : CHANGES[step](later, main);
}

function read({ card, subscriptions, invoices, disputes }: World): CustomerSnapshot {
  return {
    customerId: "cus_1",
    card: { id: `card_${card}`, brand: "Visa", last4: "4242", expiresOn: "2029-11" },
    subscriptions,
    invoices,
    disputes: disputes.map((it) => ({ ...it, amountCents: 49_700, reason: "fraudulent", openedAt: day(0) })),
  };
}

const NOTHING: KnownAccount = { subscription: null, invoices: new Map(), disputes: new Map() };

/** What is written down after a reading, as the queries do it. */
function write(known: KnownAccount, snapshot: CustomerSnapshot, now: Date) {
  const { subscription, effects } = nextAccount(known, snapshot, now);
  const invoices = new Map<string, KnownInvoice>(known.invoices);
  for (const { id, state, refundedCents } of snapshot.invoices) invoices.set(id, { state, refundedCents });
  const disputes = new Map<string, DisputeState>(known.disputes);
  for (const { id, state } of snapshot.disputes) disputes.set(id, state);
  return { known: { subscription, invoices, disputes }, effects };
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
