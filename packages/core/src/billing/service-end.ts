import { SCANNED_STATUSES } from "@plumbline/contract/dashboard";

import type { SubscriptionState } from "#billing/lifecycle/subscription-state.ts";

type Ending = Pick<SubscriptionState, "status" | "cancelsAtPeriodEnd" | "currentPeriodEndsAt">;

/** When the service ends, or ended, for a subscription that was canceled; null for one that goes on. */
export function serviceEnd({ cancelsAtPeriodEnd, currentPeriodEndsAt }: Ending): Date | null {
  return cancelsAtPeriodEnd ? currentPeriodEndsAt : null;
}

/** Whether scans run for it now. Its end counts from its time on, not from when the provider tells of it. */
export function isServed(subscription: Ending, now: Date): boolean {
  const endsAt = serviceEnd(subscription);
  const isScanned = SCANNED_STATUSES.some((status) => status === subscription.status);
  return isScanned && (endsAt === null || now < endsAt);
}
