import type { CurrentSubscription } from "@plumbline/contract/billing";

import { formatDate } from "#format/dates.ts";

/** A status as a person reads it, and the color of its badge (`docs/product.md`, 'Subscription status'). */
export const STATUS_BADGES: Record<
  CurrentSubscription["status"],
  { word: string; tone: "green" | "blue" | "red" }
> = {
  ACTIVE: { word: "Active", tone: "green" },
  TRIALING: { word: "Trial", tone: "blue" },
  PAST_DUE: { word: "Past due", tone: "red" },
  SUSPENDED: { word: "Suspended", tone: "red" },
  CANCELED: { word: "Canceled", tone: "red" },
};

/** When the card is charged next, or why it will not be. Billing days are days in UTC. */
export function nextBillingWords(subscription: CurrentSubscription): string {
  const { status, nextBillingDate, currentPeriodEnd, needsReactivation } = subscription;
  if (nextBillingDate !== null) return formatDate(nextBillingDate, "UTC");
  if (needsReactivation) return "None until the subscription is reactivated";
  if (status === "PAST_DUE") return "Once the payment that is due has been made";
  if (currentPeriodEnd === null) return "Not scheduled";
  return `None. Service ends on ${formatDate(currentPeriodEnd, "UTC")}`;
}
