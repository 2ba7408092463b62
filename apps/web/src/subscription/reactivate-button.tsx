import { REACTIVATE_SUBSCRIPTION } from "@plumbline/contract/endpoints/billing";
import { REACTIVATED } from "@plumbline/contract/reactivated";

import { failureMessage } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { billingQuery } from "#queries/billing.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

const FAILED = "Failed to reactivate subscription";

async function reactivate(): Promise<string> {
  return (await call(REACTIVATE_SUBSCRIPTION, { words: FAILED })).message;
}

/** Starts a lapsed subscription again, with the card on file (`docs/product.md`, 'Subscription status'). */
export function ReactivateButton({ size = "md" }: { size?: "md" | "sm" }) {
  const refresh = useRefresh(dashboardQuery, billingQuery);
  const { run, isBusy } = useAction(async () => {
    try {
      toast.success((await reactivate()) || REACTIVATED);
    } catch (error) {
      toast.error(failureMessage(error, FAILED));
    }
    await refresh();
  });
  return (
    <Button variant="primary" size={size} isBusy={isBusy} onPress={() => void run()}>
      Reactivate Subscription
    </Button>
  );
}
