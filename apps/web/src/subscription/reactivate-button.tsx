import type { reactivateSubscription } from "@plumbline/contract/billing";
import { REACTIVATED } from "@plumbline/contract/reactivated";
import { useQueryClient } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { callJson } from "#api/call.ts";
import { withWords } from "#api/with-words.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

const FAILED = "Failed to reactivate subscription";

async function reactivate(): Promise<string> {
  const path = "/api/client-auth/reactivate-subscription";
  const call = callJson<typeof reactivateSubscription>({ method: "POST", path, auth: "bearer" });
  return (await withWords(call, FAILED)).message;
}

/** Starts a lapsed subscription again, with the card on file (specification 4.3). */
export function ReactivateButton({ size = "md" }: { size?: "md" | "sm" }) {
  const client = useQueryClient();
  const { run, isBusy } = useAction(async () => {
    try {
      toast.success((await reactivate()) || REACTIVATED);
    } catch (error) {
      toast.error(failureMessage(error, FAILED));
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: ["dashboard"] }),
      client.invalidateQueries({ queryKey: ["billing"] }),
    ]);
  });
  return (
    <Button variant="primary" size={size} isBusy={isBusy} onPress={() => void run()}>
      Reactivate Subscription
    </Button>
  );
}
