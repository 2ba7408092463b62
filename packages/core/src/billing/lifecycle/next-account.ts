import type { Effect } from "#billing/lifecycle/effects.ts";
import {
  dueInvoice,
  isSecondPurchase,
  mainSubscription,
  nextSubscription,
  noticeEnd,
  standingDispute,
  strayRunning,
} from "#billing/lifecycle/next-subscription.ts";
import type { KnownAccount, SubscriptionState } from "#billing/lifecycle/subscription-state.ts";
import type { CustomerSnapshot, SubscriptionSnapshot } from "#platform/payments/customer-snapshot.ts";

export interface NextAccount {
  subscription: SubscriptionState | null;
  effects: Effect[];
}

/**
 * What becomes of an account when the provider's side was read: its new state, and what has to happen because of
 * the difference. The same reading once more has no effect. Which events led to the reading plays no part.
 */
export function nextAccount(known: KnownAccount, snapshot: CustomerSnapshot, now: Date): NextAccount {
  const subscription = nextSubscription(known, snapshot, now);
  const change = { known, snapshot, now, main: mainSubscription(known, snapshot), subscription };
  return {
    subscription,
    effects: [
      ...runningEffects(change),
      ...invoiceEffects(change),
      ...standingEffects(change),
      ...disputeEffects(change),
      ...providerActs(change),
    ],
  };
}

interface Change {
  known: KnownAccount;
  snapshot: CustomerSnapshot;
  now: Date;
  /** The client's subscription at the provider. */
  main: SubscriptionSnapshot | null;
  /** What is written down of it from now on. */
  subscription: SubscriptionState | null;
}

const isRunning = (state: SubscriptionState): boolean =>
  state.status === "ACTIVE" || state.status === "TRIALING";

/** It runs, or runs again, or runs otherwise than before. */
function runningEffects({ known: { subscription: before }, main, subscription: after }: Change): Effect[] {
  if (main === null || after === null || !isRunning(after)) return [];
  const terms = { plan: main.plan, monthlyPriceCents: main.monthlyPriceCents };
  const subscriptionId = main.id;
  if (before === null || before.status === "CANCELED" || before.providerSubscriptionId !== main.id) {
    return [{ kind: "activated", subscriptionId, terms, isReturn: before?.status === "CANCELED" }];
  }
  const effects: Effect[] = [];
  if (!isRunning(before)) {
    const key = `${subscriptionId} ${before.statusSince.toISOString()}`;
    effects.push({ kind: "service-resumed", after: before.suspendedBecause ?? "unpaid", key });
  }
  if (before.monthlyPriceCents !== null && !isSameTerms(before, terms)) {
    const from = { plan: before.plan, monthlyPriceCents: before.monthlyPriceCents };
    effects.push({ kind: "plan-switched", subscriptionId, from, to: terms });
  }
  return effects;
}

function isSameTerms(a: SubscriptionState, b: { plan: string; monthlyPriceCents: number }): boolean {
  return a.plan === b.plan && a.monthlyPriceCents === b.monthlyPriceCents;
}

function invoiceEffects({ known, snapshot, main }: Change): Effect[] {
  const seconds = new Set(
    snapshot.subscriptions.filter((it) => isSecondPurchase(main, it)).map(({ id }) => id),
  );
  // Told in the order they were written.
  return snapshot.invoices.toReversed().flatMap((invoice): Effect[] => {
    const before = known.invoices.get(invoice.id);
    const isPaid = invoice.state === "paid" && before?.state !== "paid" && invoice.paidCents > 0;
    const isSecond = invoice.subscriptionId !== null && seconds.has(invoice.subscriptionId);
    const back = invoice.refundedCents - (before?.refundedCents ?? 0);
    return [
      ...(isPaid && !isSecond
        ? [{ kind: "paid" as const, invoice, periodEndsAt: main?.periodEndsAt ?? invoice.periodEndsAt }]
        : []),
      ...(isPaid && isSecond ? [{ kind: "paid-twice" as const, invoice }] : []),
      ...(back > 0 ? [{ kind: "refunded" as const, invoice, cents: back }] : []),
    ];
  });
}

/** It stands otherwise than before: unpaid, about to end, ended. */
function standingEffects(change: Change): Effect[] {
  const { known, main, subscription: after } = change;
  if (main === null || after === null) return [];
  const before = known.subscription?.providerSubscriptionId === main.id ? known.subscription : null;
  return [
    ...unpaidEffects(change, { main, before, after }),
    ...endEffects(change.now, { main, before, after }),
  ];
}

interface Standing {
  main: SubscriptionSnapshot;
  /** Null when another subscription was the client's before. */
  before: SubscriptionState | null;
  after: SubscriptionState;
}

function unpaidEffects({ snapshot }: Change, { main, before, after }: Standing): Effect[] {
  const effects: Effect[] = [];
  const invoice = dueInvoice(main, snapshot);
  const isNotice =
    after.pastDueNoticeAt !== null && after.pastDueNoticeAt.getTime() !== before?.pastDueNoticeAt?.getTime();
  if (isNotice && invoice !== null) {
    effects.push({
      kind: "payment-failed",
      invoice,
      suspendsAt: noticeEnd(after.pastDueNoticeAt ?? after.statusSince),
    });
  }
  if (after.suspendedBecause === "unpaid" && before?.suspendedBecause !== "unpaid") {
    effects.push({ kind: "suspended-unpaid", subscriptionId: main.id, invoice });
  }
  return effects;
}

function endEffects(at: Date, { main, before, after }: Standing): Effect[] {
  const subscriptionId = main.id;
  if (after.status === "CANCELED") {
    if (before === null || before.status === "CANCELED") return [];
    const { endedAt, endedBecause } = after;
    if (endedAt === null || endedBecause === null) return [];
    return [{ kind: "ended", subscriptionId, endedAt, because: endedBecause }];
  }
  const wasToEnd = before?.cancelsAtPeriodEnd ?? false;
  if (after.cancelsAtPeriodEnd === wasToEnd) return [];
  const kind = after.cancelsAtPeriodEnd ? ("end-scheduled" as const) : ("end-withdrawn" as const);
  return [{ kind, subscriptionId, endsAt: main.periodEndsAt, at }];
}

function disputeEffects({ known, snapshot }: Change): Effect[] {
  return snapshot.disputes.flatMap((dispute): Effect[] => {
    const before = known.disputes.get(dispute.id);
    if (before === dispute.state) return [];
    if (dispute.state === "inquiry") return [{ kind: "inquiry-opened", dispute }];
    if (dispute.state === "open") return [{ kind: "dispute-opened", dispute }];
    return before === undefined || before === "inquiry"
      ? []
      : [{ kind: "dispute-closed", dispute, isWon: dispute.state === "won" }];
  });
}

/** What the service has to do at the provider so that its side agrees. */
function providerActs({ known, snapshot, now, main, subscription }: Change): Effect[] {
  const strays = strayRunning(main, snapshot).map(({ id }): Effect => ({
    kind: "end-subscription",
    subscriptionId: id,
  }));
  if (main === null || main.phase === "ended" || subscription === null) return strays;
  return [
    ...strays,
    ...holdingActs({ known, snapshot, now, main, subscription }),
    ...collectActs(known, snapshot, main),
  ];
}

/** Whoever is not served is not charged either, while a bank decides and while the operator suspends the client. */
function holdingActs({
  known,
  snapshot,
  main,
  subscription,
}: Change & { main: SubscriptionSnapshot }): Effect[] {
  const subscriptionId = main.id;
  const isDisputed = subscription?.suspendedBecause === "disputed";
  if (isDisputed && standingDispute(main, snapshot)?.state === "lost")
    return [{ kind: "end-subscription", subscriptionId }];
  if (isDisputed || known.isSuspended)
    return main.areChargesHeld ? [] : [{ kind: "hold-charges", subscriptionId }];
  const wasDisputed = known.subscription?.suspendedBecause === "disputed";
  return wasDisputed && main.areChargesHeld ? [{ kind: "release-charges", subscriptionId }] : [];
}

/** What is due is charged at once when the client has put another card on file. */
function collectActs(known: KnownAccount, snapshot: CustomerSnapshot, main: SubscriptionSnapshot): Effect[] {
  const invoice = main.phase === "past-due" ? dueInvoice(main, snapshot) : null;
  const cardBefore = known.subscription?.cardId ?? null;
  const { card } = snapshot;
  if (invoice === null || card === null || cardBefore === null || card.id === cardBefore) return [];
  return [{ kind: "collect", invoiceId: invoice.id, cardId: card.id }];
}
