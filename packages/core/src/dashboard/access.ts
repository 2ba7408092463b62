import type { AccountState } from "@plumbline/contract/account-state";

interface Access {
  needsReactivation: boolean;
  reactivationMessage: string | null;
}

/** Whether the account has lapsed so far that the client has to reactivate it. */
export function accessOf({ kind, remedy }: Pick<AccountState, "kind" | "remedy">): Access {
  if (remedy !== "reactivate") return { needsReactivation: false, reactivationMessage: null };
  const reactivationMessage =
    kind === "ended"
      ? "Reactivate your subscription to resume scanning."
      : "Update your payment method or reactivate your subscription to resume scanning.";
  return { needsReactivation: true, reactivationMessage };
}
