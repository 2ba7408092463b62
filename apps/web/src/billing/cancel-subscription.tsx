import type { CurrentSubscription } from "@plumbline/contract/billing";
import { useState } from "react";

import { cancel, FAILED } from "#subscription/subscription.api.ts";
import { useSubscriptionAct } from "#subscription/use-subscription-act.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

import { untilEndWords } from "./subscription-words.ts";

/** Ends the subscription with the period that is paid, after asking. */
export function CancelSubscription({ subscription }: { subscription: CurrentSubscription }) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy } = useSubscriptionAct(cancel, FAILED.cancel);
  async function confirm() {
    await run();
    setAsking(false);
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setAsking(true)}>
        Cancel Subscription
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel Your Subscription?"
          confirmLabel="Cancel Subscription"
          keepLabel="Keep My Subscription"
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <ul className="list-disc space-y-1 pl-5">
            <li>{untilEndWords(subscription)}</li>
            <li>You can rejoin at any time.</li>
            <li>We keep your data for 90 days after the subscription ends.</li>
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
