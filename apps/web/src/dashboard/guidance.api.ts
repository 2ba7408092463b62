import type { DashboardData } from "@plumbline/contract/dashboard";
import type { completeGuidance } from "@plumbline/contract/fix-guidance";
import { useQueryClient } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { callJson } from "#api/call.ts";
import { toast } from "#ui/toast.ts";
import { useAction } from "#ui/use-action.ts";

const KEY = ["dashboard"];

/** Ticks an item of the checklist off for the whole organization, or takes the tick back. */
export function useCompletion(id: string) {
  const queryClient = useQueryClient();
  return useAction(async (isCompleted: boolean) => {
    try {
      const { data } = await callJson<typeof completeGuidance>({
        method: "PUT",
        path: "/api/client-auth/fix-guidance/:id",
        auth: "bearer",
        params: { id },
        body: { isCompleted },
      });
      queryClient.setQueryData<DashboardData>(KEY, (dashboard) => dashboard && completed(dashboard, data));
      await queryClient.invalidateQueries({ queryKey: KEY });
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
