import type {
  CustomerSnapshot,
  InvoiceSnapshot,
  SubscriptionSnapshot,
} from "#platform/payments/customer-snapshot.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse("2026-11-18T12:00:00Z");
export const day = (count: number) => new Date(START + count * DAY_MS);

/** A provider's side that anything can happen to, as plain data. */
export interface World {
  day: number;
  card: number;
  subscriptions: SubscriptionSnapshot[];
  invoices: InvoiceSnapshot[];
  disputes: { id: string; invoiceId: string; state: "open" | "won" | "lost" }[];
}

export const EMPTY: World = { day: 0, card: 1, subscriptions: [], invoices: [], disputes: [] };

export const STEPS = [
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
export type Step = (typeof STEPS)[number];

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
    refunds: [],
    attempts: 1,
    nextAttemptAt: isPaid ? null : day(world.day + 3),
    periodStartsAt: day(world.day),
    periodEndsAt: day(world.day + 30),
    issuedAt: day(world.day),
    paidAt: isPaid ? day(world.day) : null,
    paidBy: null,
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

export function happen(world: World, step: Step): World {
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

export function read({ card, subscriptions, invoices, disputes }: World): CustomerSnapshot {
  return {
    customerId: "cus_1",
    creditCents: 0,
    card: { id: `card_${card}`, brand: "Visa", last4: "4242", expiresOn: "2029-11" },
    subscriptions,
    invoices,
    disputes: disputes.map((it) => ({ ...it, amountCents: 49_700, reason: "fraudulent", openedAt: day(0) })),
  };
}
