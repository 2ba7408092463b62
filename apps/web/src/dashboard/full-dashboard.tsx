import type { DashboardData } from "@plumbline/contract/dashboard";

import { Tabs } from "#ui/tabs.tsx";

import { Banners } from "./banners.tsx";
import { DashboardHeader } from "./dashboard-header.tsx";
import { Overview } from "./overview.tsx";
import { ScanFailure } from "./scan-failure.tsx";
import { ScanProgress } from "./scan-progress.tsx";

/** The dashboard of a site that has been measured. */
export function FullDashboard({ data }: { data: DashboardData }) {
  return (
    <div className="space-y-6">
      <DashboardHeader data={data} />
      <div className="space-y-3 empty:hidden">
        {data.runningScan && <ScanProgress scan={data.runningScan} />}
        <ScanFailure data={data} />
        <Banners data={data} />
      </div>
      <Tabs
        label="Dashboard views"
        badge="Soon"
        whyUnavailable="Available after first scan completes"
        items={[
          { id: "overview", label: "Overview", panel: <Overview data={data} /> },
          { id: "trends", label: "Historical Trends", panel: null },
          { id: "roi", label: "ROI Analysis", panel: null },
          { id: "guidance", label: "Fix Guidance", panel: null },
        ]}
      />
    </div>
  );
}
