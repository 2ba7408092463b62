import type { DashboardData } from "@plumbline/contract/dashboard";

import { useFirstAnalysis } from "#live/use-first-analysis.ts";
import { failedScan } from "#queries/dashboard.ts";
import { lazyPart } from "#ui/late-part.tsx";

import { Banners } from "./banners.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { DashboardTabs } from "./dashboard-tabs.tsx";
import { ScanProgress } from "./scan-progress.tsx";

/** Rare, so its code is fetched with the first failure; what is shown stays until it is there. */
const ScanFailure = lazyPart(async () => (await import("./scan-failure.tsx")).ScanFailure);

/** The dashboard of a site that has been measured. */
export function FullDashboard({ data }: { data: DashboardData }) {
  const isShownAbove = useFirstAnalysis() !== null;
  return (
    <div className="space-y-6">
      <DashboardHeader data={data} />
      <div className="space-y-3 empty:hidden">
        {data.runningScan && !isShownAbove && <ScanProgress scan={data.runningScan} />}
        {failedScan(data) && <ScanFailure data={data} />}
        <Banners data={data} />
      </div>
      <DashboardTabs data={data} />
    </div>
  );
}
