import { COMPLETE_GUIDANCE, COMPLETE_GUIDANCE_GROUP } from "@plumbline/contract/endpoints/fix-guidance";
import { useState } from "react";

import { failureMessage } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { guidanceQueries } from "#queries/guidance.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

/** What is ticked off: one issue, or all issues of a cause. */
export type Tickable = { id: string } | { cause: string };

/**
 * Ticks something off the checklist for the whole organization, or takes the tick back. `wanted` is what the press asked
 * for while it is under way; when it fails, what held before shows again.
 */
export function useCompletion(what: Tickable) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const refresh = useRefresh(guidanceQueries.all);
  const { run } = useAction(async (isCompleted: boolean) => {
    setWanted(isCompleted);
    try {
      await complete(what, isCompleted);
      await refresh();
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update the checklist"));
    } finally {
      setWanted(null);
    }
  });
  return { run, wanted };
}

async function complete(what: Tickable, isCompleted: boolean): Promise<void> {
  const body = { isCompleted };
  if ("id" in what) await call(COMPLETE_GUIDANCE, { params: { id: what.id }, body });
  else await call(COMPLETE_GUIDANCE_GROUP, { params: { cause: what.cause }, body });
}
