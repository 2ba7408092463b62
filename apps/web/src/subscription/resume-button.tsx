import { Button } from "#ui/button.tsx";

import { FAILED, resume } from "./subscription.api.ts";
import { useSubscriptionAct } from "./use-subscription-act.ts";

/** Keeps a subscription that was canceled and has not ended yet. */
export function ResumeButton({ size = "md" }: { size?: "md" | "sm" }) {
  const { run, isBusy } = useSubscriptionAct(resume, FAILED.resume);
  return (
    <Button variant="primary" size={size} isBusy={isBusy} onPress={() => void run()}>
      Resume Subscription
    </Button>
  );
}
