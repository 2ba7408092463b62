import type { AccountState } from "@plumbline/contract/account-state";
import { SCANNED_STATUSES, type SubscriptionStatus } from "@plumbline/contract/dashboard";
import { billingZone } from "@plumbline/contract/billing-period";
import { dayWords } from "@plumbline/contract/time-words";

import { dollars } from "#billing/dollars.ts";
import { erasureOf, KEPT_DAYS } from "#billing/erasure-dates.ts";
import { NOTICE_DAYS, noticeEnd } from "#billing/lifecycle/next-subscription.ts";
import type { SubscriptionState } from "#billing/lifecycle/subscription-state.ts";
import { isServed, serviceEnd } from "#billing/service-end.ts";

/** What an account's state follows from. */
export interface AccountFacts {
  /** Null when the organization never had a subscription. */
  subscription: SubscriptionState | null;
  /** The operator's own suspension, with the reason the client is told; null without one. */
  suspension: { since: Date; reason: string | null } | null;
  /** Zone the organization's days are said in. */
  timeZone: string;
  now: Date;
}

/**
 * How an account stands, why, and what happens next: the one source of what banners, the Billing page and mails say
 * of it. The operator's suspension goes before everything else, since it stops scanning whatever is paid.
 */
export function accountState({ subscription, suspension, timeZone, now }: AccountFacts): AccountState {
  const day = (moment: Date) => dayWords(moment, billingZone(moment, timeZone));
  if (suspension !== null) {
    const end = subscription === null ? "" : endWords({ subscription, day });
    return suspendedByOperator({ ...suspension, end });
  }
  if (subscription === null) return NO_SUBSCRIPTION;
  const endsAt = serviceEnd(subscription);
  const isUntold =
    SCANNED_STATUSES.some((status) => status === subscription.status) && !isServed(subscription, now);
  if (isUntold && endsAt !== null) return endedUntold(endsAt, day);
  const since = (subscription.endedAt ?? subscription.statusSince).toISOString();
  return { since, ...STATES[subscription.status]({ subscription, day }) };
}

/** The status a client is shown: while the operator suspends the client, the subscription counts as suspended. */
export function shownStatus({
  subscription,
  suspension,
}: Pick<AccountFacts, "subscription" | "suspension">): SubscriptionStatus | null {
  if (subscription === null) return null;
  return suspension === null || subscription.status === "CANCELED" ? subscription.status : "SUSPENDED";
}

const NO_SUBSCRIPTION: AccountState = {
  kind: "none",
  since: null,
  title: "No active subscription",
  reason: null,
  next: null,
  remedy: "choose-plan",
  isScanning: false,
};

interface Suspension {
  since: Date;
  reason: string | null;
  /** What is said of a subscription that ends meanwhile. */
  end: string;
}

function suspendedByOperator({ since, reason, end }: Suspension): AccountState {
  return {
    kind: "suspended-by-operator",
    since: since.toISOString(),
    title: "Your account is suspended",
    reason: reason ?? "Contact support to learn why.",
    next: {
      what: `Scanning is paused and nothing more is charged until the suspension ends. Your reports stay available.${end}`,
      at: null,
    },
    remedy: "contact-support",
    isScanning: false,
  };
}

interface Told {
  subscription: SubscriptionState;
  day: (moment: Date) => string;
}
type Words = Omit<AccountState, "since">;

const STATES: Record<SubscriptionStatus, (told: Told) => Words> = {
  TRIALING: (told) => (told.subscription.cancelsAtPeriodEnd ? ending(told) : trial(told)),
  ACTIVE: (told) => (told.subscription.cancelsAtPeriodEnd ? ending(told) : running(told)),
  PAST_DUE: pastDue,
  SUSPENDED: (told) => (told.subscription.suspendedBecause === "disputed" ? disputed(told) : unpaid(told)),
  CANCELED: ended,
};

function running({ subscription: { currentPeriodEndsAt, providerSubscriptionId }, day }: Told): Words {
  const isCharged = providerSubscriptionId !== null && currentPeriodEndsAt !== null;
  return {
    kind: "active",
    title: "Your subscription is active",
    reason: null,
    next: isCharged
      ? {
          what: `The next payment is due on ${day(currentPeriodEndsAt)}.`,
          at: currentPeriodEndsAt.toISOString(),
        }
      : null,
    remedy: null,
    isScanning: true,
  };
}

function trial(told: Told): Words {
  const { next, ...words } = running(told);
  const { monthlyPriceCents, currentPeriodEndsAt } = told.subscription;
  const state = { ...words, kind: "trialing" as const, title: "Your trial is active" };
  if (next === null || currentPeriodEndsAt === null) return { ...state, next };
  const amount = monthlyPriceCents === null ? "" : ` of ${dollars(monthlyPriceCents)} a month`;
  const ends = `Your trial ends on ${told.day(currentPeriodEndsAt)}.`;
  return { ...state, next: { ...next, what: `${ends} The first payment${amount} is due on that day.` } };
}

function ending({ subscription: { status, currentPeriodEndsAt }, day }: Told): Words {
  const until = currentPeriodEndsAt === null ? "" : ` on ${day(currentPeriodEndsAt)}`;
  const isTrial = status === "TRIALING";
  return {
    kind: "ending",
    title: `Your ${isTrial ? "trial" : "subscription"} ends${until}`,
    reason: "It was canceled. Scans and reports continue until it ends.",
    next: {
      what: `We charge nothing${isTrial ? "" : " more"}, and the service ends on that day.`,
      at: currentPeriodEndsAt?.toISOString() ?? null,
    },
    remedy: "resume",
    isScanning: true,
  };
}

/** Its time is over, and the provider has not told of its end yet. Nothing can be done about it until then. */
function endedUntold(endsAt: Date, day: Told["day"]): AccountState {
  return {
    kind: "ending",
    since: endsAt.toISOString(),
    title: `Your subscription ended on ${day(endsAt)}`,
    reason: END_REASONS.canceled,
    next: {
      what: `Your data is kept until ${day(erasureOf(endsAt))}, then it is erased.`,
      at: endsAt.toISOString(),
    },
    remedy: null,
    isScanning: false,
  };
}

/** Said of a subscription that was canceled while it stands still; empty of one that was not. */
function endWords({ subscription: { status, cancelsAtPeriodEnd, currentPeriodEndsAt }, day }: Told): string {
  if (status === "CANCELED" || !cancelsAtPeriodEnd || currentPeriodEndsAt === null) return "";
  return ` The subscription was canceled, so it ends on ${day(currentPeriodEndsAt)} and is not renewed.`;
}

function pastDue(told: Told): Words {
  const { subscription, day } = told;
  const { pastDueNoticeAt, nextAttemptAt } = subscription;
  const suspendedAt = pastDueNoticeAt === null ? null : noticeEnd(pastDueNoticeAt);
  const limit = suspendedAt === null ? `within ${NOTICE_DAYS} days of our notice` : `by ${day(suspendedAt)}`;
  const again = nextAttemptAt === null ? "" : ` We'll try your card again on ${day(nextAttemptAt)}.`;
  return {
    kind: "past-due",
    title: "Your payment is past due",
    reason: `Your card could not be charged, so scanning is paused.${again}`,
    next: {
      what: `If it is not paid ${limit}, the subscription will be suspended. Scanning resumes as soon as it is paid.${endWords(told)}`,
      at: suspendedAt?.toISOString() ?? null,
    },
    remedy: "update-card",
    isScanning: false,
  };
}

function unpaid(told: Told): Words {
  return {
    kind: "suspended-unpaid",
    title: "Your subscription is suspended",
    reason: `Your card could not be charged, and the payment is more than ${NOTICE_DAYS} days overdue. Scanning is paused.`,
    next: { what: `Scanning resumes as soon as it is paid.${endWords(told)}`, at: null },
    remedy: "reactivate",
    isScanning: false,
  };
}

function disputed(told: Told): Words {
  return {
    kind: "suspended-disputed",
    title: "Your subscription is suspended",
    reason:
      "A payment is in dispute with your bank. Scanning is paused and nothing is charged until it is settled.",
    next: {
      what: `If the dispute is settled in our favor, scanning resumes automatically.${endWords(told)}`,
      at: null,
    },
    remedy: "contact-support",
    isScanning: false,
  };
}

const END_REASONS = {
  canceled: "It was canceled.",
  unpaid: "Its payment was overdue for too long.",
  "dispute-lost": "Your bank took a payment back after a dispute.",
};

function ended({ subscription: { endedAt, endedBecause }, day }: Told): Words {
  const erasesAt = endedAt === null ? null : erasureOf(endedAt);
  const kept = erasesAt === null ? `for ${KEPT_DAYS} days` : `until ${day(erasesAt)}`;
  return {
    kind: "ended",
    title: "Your subscription has ended",
    reason: endedBecause === null ? null : END_REASONS[endedBecause],
    next: {
      what: `Your data is kept ${kept}, then it is erased. Reactivate before then to pick up where you left off.`,
      at: erasesAt?.toISOString() ?? null,
    },
    remedy: "reactivate",
    isScanning: false,
  };
}
