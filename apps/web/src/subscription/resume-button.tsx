import { Button } from "#ui/button.tsx";

import { FAILED, resume } from "./subscription.api.ts";
import { useSubscriptionAct } from "./use-subscription-act.ts";

/** Keeps a subscription that was canceled and has not ended yet. */
export function ResumeButton() {
  const { run, isBusy } = useSubscriptionAct(resume, FAILED.resume);
  return (
    <Button variant="primary" size="sm" isBusy={isBusy} onPress={() => void run()}>
      Resume Subscription
    </Button>
  );
}
