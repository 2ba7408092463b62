import type { BillingEntry, CurrentSubscription, PaymentMethod } from "@plumbline/contract/billing";

import { formatBillingDay } from "#format/billing-day.ts";
import type { ChipTone } from "#ui/chip.tsx";

interface StatusBadge {
  word: string;
  tone: "green" | "blue" | "yellow" | "red";
}

/** A status as a person reads it, and the color of its badge (`docs/product.md`, 'Subscription status'). */
const STATUS_BADGES: Record<CurrentSubscription["status"], StatusBadge> = {
  ACTIVE: { word: "Active", tone: "green" },
  TRIALING: { word: "Trial", tone: "blue" },
  PAST_DUE: { word: "Past due", tone: "red" },
  SUSPENDED: { word: "Suspended", tone: "red" },
  CANCELED: { word: "Canceled", tone: "red" },
};

/** The badge of a subscription: its status, or the day it ends once it is canceled and still runs. */
export function statusBadge(subscription: CurrentSubscription): StatusBadge {
  const { status, cancelsAtPeriodEnd, currentPeriodEnd } = subscription;
  const isEnding = (status === "ACTIVE" || status === "TRIALING") && cancelsAtPeriodEnd;
  if (!isEnding) return STATUS_BADGES[status];
  return {
    word: currentPeriodEnd === null ? "Ends" : `Ends ${formatBillingDay(currentPeriodEnd)}`,
    tone: "yellow",
  };
}

/** The badge of the plan a client has or had, among the plans there are: in the color of the subscription's own badge. */
export function planBadge(subscription: CurrentSubscription): { word: string; tone: ChipTone } {
  if (subscription.status === "CANCELED") return { word: "Your last plan", tone: "gray" };
  return { word: "Current", tone: statusBadge(subscription).tone };
}

/** What a plan costs a month: the client's own what was agreed, which can be nothing; the others their usual price. */
export function shownPrice(
  plan: { id: string; monthlyPrice: number },
  { planId, monthlyPrice, status }: CurrentSubscription,
): number | null {
  if (plan.id !== planId) return plan.monthlyPrice;
  // What was free and has ended is not offered for nothing again.
  return monthlyPrice ?? (status === "CANCELED" ? plan.monthlyPrice : null);
}

/** When the card is charged next, or why it will not be. */
export function nextBillingWords(subscription: CurrentSubscription): string {
  const { status, nextBillingDate, currentPeriodEnd, cancelsAtPeriodEnd, needsReactivation, monthlyPrice } =
    subscription;
  if (nextBillingDate !== null)
    return `${formatBillingDay(nextBillingDate)}${status === "TRIALING" ? ", when your trial ends" : ""}`;
  if (monthlyPrice === null && status === "ACTIVE") return "None. Your plan is free of charge";
  if (needsReactivation && (status === "CANCELED" || !cancelsAtPeriodEnd))
    return "None until you reactivate the subscription";
  if (status === "CANCELED") return "None";
  if (cancelsAtPeriodEnd && currentPeriodEnd !== null)
    return `None. The subscription ends on ${formatBillingDay(currentPeriodEnd)}`;
  if (status === "SUSPENDED") return "None while the subscription is suspended";
  if (status === "PAST_DUE") return "After the open payment is made";
  return "Not scheduled";
}

/** Whether there is something to cancel: a subscription that is charged and not to end yet, in whatever state. */
export function isCancelable({ status, isCharged, cancelsAtPeriodEnd }: CurrentSubscription): boolean {
  return isCharged && status !== "CANCELED" && !cancelsAtPeriodEnd;
}

/** What becomes of the service once it is canceled. One that stands still is not promised to continue. */
export function untilEndWords({ status, currentPeriodEnd }: CurrentSubscription): string {
  const until = currentPeriodEnd === null ? "" : `, ${formatBillingDay(currentPeriodEnd)}`;
  if (status === "TRIALING")
    return `Your service continues until the end of the trial${until}. Nothing is charged.`;
  return status === "PAST_DUE" || status === "SUSPENDED"
    ? `Your subscription ends with its current period${until}. Scanning stays paused until what paused it is settled.`
    : `Your service continues until the end of the current period${until}.`;
}

/** Why the other plans can't be switched to now; null where they can. */
export function switchObstacle(subscription: CurrentSubscription, isOwner: boolean): string | null {
  const { status, isCharged, cancelsAtPeriodEnd } = subscription;
  if (!isOwner) return "Only owners can switch plans.";
  if (!isCharged) return "Contact support to switch to this plan.";
  if (status === "CANCELED") return "Reactivate your subscription to switch plans.";
  if (status === "PAST_DUE" || status === "SUSPENDED")
    return "You can switch plans once your subscription is active again.";
  if (cancelsAtPeriodEnd) return "Resume your subscription to switch plans.";
  return status === "TRIALING" ? "You can switch plans once your trial has ended." : null;
}

/** How an invoice stands, and the color of its badge (`docs/product.md`, 'Subscription status'). */
export const INVOICE_BADGES: Record<
  BillingEntry["status"],
  { word: string; tone: "green" | "yellow" | "red" }
> = {
  paid: { word: "Paid", tone: "green" },
  credit: { word: "Credit", tone: "green" },
  pending: { word: "Pending", tone: "yellow" },
  failed: { word: "Failed", tone: "red" },
  void: { word: "Void", tone: "red" },
  refunded: { word: "Refunded", tone: "red" },
  returned: { word: "Returned", tone: "red" },
};

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Until when a card can be charged: 'Expires March 2028'. */
export function expiryWords({ expiresOn, isExpired }: PaymentMethod): string {
  return `${isExpired ? "Expired" : "Expires"} ${MONTH.format(new Date(`${expiresOn}-01T00:00:00Z`))}`;
}
