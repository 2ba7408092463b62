import type { DashboardData } from "@plumbline/contract/dashboard";
import { COMPLETE_GUIDANCE } from "@plumbline/contract/endpoints/fix-guidance";
import { useQueryClient } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { call } from "#api/call.ts";
import { dashboardQuery } from "#queries/dashboard.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

/** Ticks an item of the checklist off for the whole organization, or takes the tick back. */
export function useCompletion(id: string) {
  const queryClient = useQueryClient();
  return useAction(async (isCompleted: boolean) => {
    try {
      const { data } = await call(COMPLETE_GUIDANCE, { params: { id }, body: { isCompleted } });
      queryClient.setQueryData(
        dashboardQuery.queryKey,
        (dashboard) => dashboard && completed(dashboard, data),
      );
      await queryClient.invalidateQueries(dashboardQuery);
    } catch (error) {
      toast.error(failureMessage(error, "Failed to update the checklist"));
    }
  });
}

/** The dashboard with one item's completion replaced. */
function completed(
  dashboard: DashboardData,
  { id, completedAt }: { id: string; completedAt: string | null },
): DashboardData {
  const fixGuidance =
    dashboard.fixGuidance?.map((item) => (item.id === id ? { ...item, completedAt } : item)) ?? null;
  return { ...dashboard, fixGuidance };
}
