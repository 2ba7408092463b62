import { useQueryClient } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { confirmed } from "#session/confirmed.ts";
import { catchLostFocus } from "#ui/catch-lost-focus.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

interface OpsAct<A extends unknown[]> {
  act: (...args: A) => Promise<string>;
  /** Said where it failed and the server has no words. */
  failed: string;
  onDone?: () => void;
}

/**
 * Does something an operator pressed, once at a time, asks for a code where the server wants one, says what came of it,
 * and has everything on screen asked anew. Where that takes the pressed button away, the focus goes to the page.
 */
export function useOpsAct<A extends unknown[]>({ act, failed, onDone }: OpsAct<A>) {
  const client = useQueryClient();
  return useAction(async (...args: A) => {
    try {
      toast.success(await confirmed(() => act(...args)));
      onDone?.();
    } catch (error) {
      toast.error(failureMessage(error, failed));
    }
    await client.invalidateQueries();
    catchLostFocus("content");
  });
}
