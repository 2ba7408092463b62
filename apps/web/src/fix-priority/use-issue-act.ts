import { useQueryClient } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { issueQueries } from "#queries/issues.ts";
import { useRefresh } from "#queries/use-refresh.ts";
import { catchLostFocus } from "#ui/catch-lost-focus.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { BOARD_ID, causeButtonId } from "./lost-focus.ts";

/** Sentences below 'Issue status updated'; null where the page itself says what is done. */
type Told = readonly string[] | null;

/**
 * Runs an act on issues of a cause: says that it is done, or that it is not, and shows what is true now. What was
 * pressed may leave the list with its button: the focus then goes to the cause. `onDone` closes what asked for it.
 */
export function useIssueAct(cause: string, act: () => Promise<Told>) {
  const refresh = useRefresh(issueQueries.all, dashboardQuery);
  const client = useQueryClient();
  return useAction(async (onDone?: () => void) => {
    try {
      const lines = await act();
      if (lines !== null) toast.success("Issue status updated", { lines });
      onDone?.();
      // The list may lose the cause: it stays on screen, and must then be as it is now.
      await client.prefetchQuery({ ...issueQueries.group(cause), staleTime: 0 });
      await refresh();
      catchLostFocus(causeButtonId(cause), BOARD_ID);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update issue status"));
    }
  });
}
