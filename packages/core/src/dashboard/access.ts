import type { SubscriptionStatus } from "@plumbline/contract/dashboard";

interface Access {
  needsReactivation: boolean;
  reactivationMessage: string | null;
}

/** Whether the subscription has lapsed so far that the client has to reactivate it. */
export function accessOf(status: SubscriptionStatus | null): Access {
  if (status === "CANCELED") {
    return {
      needsReactivation: true,
      reactivationMessage: "Your subscription has ended. Reactivate it to resume scanning.",
    };
  }
  if (status === "SUSPENDED") {
    return {
      needsReactivation: true,
      reactivationMessage:
        "Your subscription is suspended. Update your payment method or reactivate it to resume scanning.",
    };
  }
  return { needsReactivation: false, reactivationMessage: null };
}
