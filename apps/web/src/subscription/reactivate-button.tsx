import { REACTIVATED } from "@plumbline/contract/reactivated";

import { Button } from "#ui/button.tsx";

import { FAILED, reactivate } from "./subscription.api.ts";
import { useSubscriptionAct } from "./use-subscription-act.ts";

/** Starts a lapsed subscription again, with the card on file (`docs/product.md`, 'Subscription status'). */
export function ReactivateButton({ size = "md" }: { size?: "md" | "sm" }) {
  const { run, isBusy } = useSubscriptionAct(
    async () => (await reactivate()) || REACTIVATED,
    FAILED.reactivate,
  );
  return (
    <Button variant="primary" size={size} isBusy={isBusy} onPress={() => void run()}>
      Reactivate Subscription
    </Button>
  );
}
