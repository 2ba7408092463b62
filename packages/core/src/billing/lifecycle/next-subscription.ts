import type { EndCause } from "#billing/lifecycle/effects.ts";
import type { KnownAccount, SubscriptionState } from "#billing/lifecycle/subscription-state.ts";
import type {
  CustomerSnapshot,
  DisputeSnapshot,
  InvoiceSnapshot,
  SubscriptionSnapshot,
} from "#platform/payments/customer-snapshot.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days between the notice that a payment failed and the suspension, as the terms say. */
export const NOTICE_DAYS = 3;

/** When a notice has run out. */
export function noticeEnd(noticeAt: Date): Date {
  return new Date(noticeAt.getTime() + NOTICE_DAYS * DAY_MS);
}

/**
 * Which of a customer's subscriptions is the client's. One that is paid goes before one that is not; among equals
 * the one it was before, else the oldest. When all have ended it is the one that ended last. Null when there is
 * none that was ever paid.
 */
export function mainSubscription(
  known: KnownAccount,
  { subscriptions }: CustomerSnapshot,
): SubscriptionSnapshot | null {
  const before = known.subscription?.providerSubscriptionId;
  const pick = (...phases: SubscriptionSnapshot["phase"][]) => {
    const candidates = subscriptions.filter(({ phase }) => phases.includes(phase));
    return candidates.find(({ id }) => id === before) ?? candidates[0];
  };
  return pick("active", "trialing") ?? pick("past-due") ?? lastEnded(subscriptions);
}

function lastEnded(subscriptions: readonly SubscriptionSnapshot[]): SubscriptionSnapshot | null {
  const endOf = ({ endedAt }: SubscriptionSnapshot) => endedAt?.getTime() ?? 0;
  const ended = subscriptions
    .filter(({ phase }) => phase === "ended")
    .toSorted((a, b) => endOf(a) - endOf(b));
  return ended.at(-1) ?? null;
}

/** Subscriptions that run beside the client's own and have to be ended. */
export function strayRunning(
  main: SubscriptionSnapshot | null,
  { subscriptions }: CustomerSnapshot,
): SubscriptionSnapshot[] {
  if (main === null || main.phase === "ended") return [];
  return subscriptions.filter(({ id, phase }) => id !== main.id && phase !== "ended" && phase !== "starting");
}

/** Whether a subscription was bought while the client's own ran already: what it cost was paid twice. */
export function isSecondPurchase(main: SubscriptionSnapshot | null, bought: SubscriptionSnapshot): boolean {
  return main !== null && bought.id !== main.id && bought.startedAt >= main.startedAt;
}

/** The dispute that stops a subscription: any open one of the customer, or one of its own that was lost. */
export function standingDispute(
  main: SubscriptionSnapshot,
  snapshot: CustomerSnapshot,
): DisputeSnapshot | null {
  const subscriptionOf = new Map(snapshot.invoices.map((it) => [it.id, it.subscriptionId]));
  const isOwn = ({ invoiceId }: DisputeSnapshot) =>
    invoiceId !== null && subscriptionOf.get(invoiceId) === main.id;
  const open = snapshot.disputes.find(({ state }) => state === "open");
  return open ?? snapshot.disputes.find((it) => it.state === "lost" && isOwn(it)) ?? null;
}

/** The oldest invoice of a subscription that the card was charged for in vain. */
export function dueInvoice(
  main: SubscriptionSnapshot,
  { invoices }: CustomerSnapshot,
): InvoiceSnapshot | null {
  const due = invoices.filter(
    (it) => it.subscriptionId === main.id && it.state === "open" && it.attempts > 0,
  );
  return due.at(-1) ?? null;
}

/**
 * The state that follows from what the provider says now and from what the service has done so far: it alone knows
 * when the notice of a failed payment went out.
 */
export function nextSubscription(
  known: KnownAccount,
  snapshot: CustomerSnapshot,
  now: Date,
): SubscriptionState | null {
  const main = mainSubscription(known, snapshot);
  const before = known.subscription;
  if (main === null) return before === null ? null : { ...before, ...cardOf(snapshot) };
  const standing = standingOf(known, snapshot, { main, now });
  const isSameStatus =
    before?.status === standing.status && (before.suspendedBecause ?? null) === standing.suspendedBecause;
  const hasLeft = before === null || before.status === "CANCELED";
  return {
    ...standing,
    // However late the provider tells of an end, it was then.
    statusSince: isSameStatus ? before.statusSince : (standing.endedAt ?? now),
    plan: main.plan,
    monthlyPriceCents: main.monthlyPriceCents,
    // A client who never left keeps the first day.
    startedAt: hasLeft && main.phase !== "ended" ? now : (before?.startedAt ?? main.startedAt),
    currentPeriodEndsAt: main.periodEndsAt,
    cancelsAtPeriodEnd: main.phase !== "ended" && main.cancelsAtPeriodEnd,
    ...cardOf(snapshot),
    providerSubscriptionId: main.id,
  };
}

type Standing = Pick<
  SubscriptionState,
  | "status"
  | "pastDueNoticeAt"
  | "dueInvoiceId"
  | "nextAttemptAt"
  | "suspendedBecause"
  | "endedAt"
  | "endedBecause"
>;

const PAID_UP = {
  pastDueNoticeAt: null,
  dueInvoiceId: null,
  nextAttemptAt: null,
  suspendedBecause: null,
  endedAt: null,
  endedBecause: null,
} as const;

interface Moment {
  main: SubscriptionSnapshot;
  now: Date;
}

function standingOf(known: KnownAccount, snapshot: CustomerSnapshot, { main, now }: Moment): Standing {
  const dispute = standingDispute(main, snapshot);
  if (main.phase === "ended") {
    return {
      ...PAID_UP,
      status: "CANCELED",
      endedAt: main.endedAt ?? known.subscription?.endedAt ?? now,
      endedBecause: dispute?.state === "lost" ? "dispute-lost" : endCause(main),
    };
  }
  const due = main.phase === "past-due" ? dueStanding(known, snapshot, { main, now }) : null;
  if (dispute !== null) return { ...PAID_UP, ...due, status: "SUSPENDED", suspendedBecause: "disputed" };
  if (due !== null) return { ...PAID_UP, ...due };
  return { ...PAID_UP, status: main.phase === "trialing" ? "TRIALING" : "ACTIVE" };
}

function endCause({ endedUnpaid }: SubscriptionSnapshot): EndCause {
  return endedUnpaid ? "unpaid" : "canceled";
}

/**
 * Past due from the notice on, suspended once that has run out. A notice is about one invoice: the next one that
 * fails has a notice, and three days, of its own.
 */
function dueStanding(known: KnownAccount, snapshot: CustomerSnapshot, { main, now }: Moment) {
  const invoice = dueInvoice(main, snapshot);
  if (invoice === null) return { status: "PAST_DUE" as const };
  const before = known.subscription;
  const noticedAt = before?.dueInvoiceId === invoice.id ? before.pastDueNoticeAt : null;
  const pastDueNoticeAt = noticedAt ?? now;
  const notice = { pastDueNoticeAt, dueInvoiceId: invoice.id, nextAttemptAt: invoice.nextAttemptAt };
  if (now < noticeEnd(pastDueNoticeAt)) return { ...notice, status: "PAST_DUE" as const };
  return { ...notice, status: "SUSPENDED" as const, suspendedBecause: "unpaid" as const };
}

function cardOf({ card }: CustomerSnapshot) {
  return {
    cardId: card?.id ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    cardExpiresOn: card?.expiresOn ?? null,
  };
}
