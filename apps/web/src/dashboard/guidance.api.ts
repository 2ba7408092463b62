import { COMPLETE_GUIDANCE } from "@plumbline/contract/endpoints/fix-guidance";
import { useQueryClient } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

import { withCompletion } from "./with-completion.ts";

/** Ticks an item of the checklist off for the whole organization, or takes the tick back. */
export function useCompletion(id: string) {
  const queryClient = useQueryClient();
  return useAction(async (isCompleted: boolean) => {
    try {
      const { data } = await call(COMPLETE_GUIDANCE, { params: { id }, body: { isCompleted } });
      queryClient.setQueryData(
        dashboardQuery.queryKey,
        (dashboard) => dashboard && withCompletion(dashboard, data),
      );
      await queryClient.invalidateQueries(dashboardQuery);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update the checklist"));
    }
  });
}
