import type { DashboardData } from "@plumbline/contract/dashboard";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";

import { failedScan } from "#queries/dashboard.ts";
import { reportQueries } from "#queries/reports.ts";
import { toast } from "#ui/toast.ts";

/** Says when the scan that was running has ended, and lets lists of reports be fetched anew. */
export function useScanEnd(data: DashboardData | undefined): void {
  const queryClient = useQueryClient();
  const running = useRef<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const wasRunning = running.current;
    running.current = data.runningScan?.id ?? null;
    if (!wasRunning || data.runningScan) return;
    void queryClient.invalidateQueries(reportQueries.all);
    if (failedScan(data)) toast.error("The scan did not finish");
    else toast.success("The scan has finished. The scores are up to date.");
  }, [data, queryClient]);
}
