import { failureMessage } from "#api/api-error.ts";
import { billingQuery } from "#queries/billing.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { catchLostFocus } from "#ui/catch-lost-focus.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

/** Id of the notice that says how the account stands. */
export const ACCOUNT_NOTICE_ID = "account-notice";

/**
 * An act on the subscription: says what came of it, and brings what is on screen up to date. Where `onRefusal` shows
 * why it failed, no toast does.
 */
export function useSubscriptionAct(
  act: () => Promise<string>,
  failed: string,
  onRefusal: (message: string) => void = toast.error,
) {
  const refresh = useRefresh(dashboardQuery, billingQuery);
  return useAction(async () => {
    try {
      toast.success(await act());
    } catch (error) {
      onRefusal(failureMessage(error, failed));
    }
    await refresh();
    // What was pressed may be gone with the state it belonged to.
    catchLostFocus(ACCOUNT_NOTICE_ID, "content");
  });
}
