import type { DashboardData } from "@plumbline/contract/dashboard";
import { lazy, type ReactNode, Suspense } from "react";

import { type TabItem, Tabs } from "#ui/tabs.tsx";

import { Overview } from "./overview.tsx";

const TrendsPanel = lazy(async () => ({ default: (await import("./trends-panel.tsx")).TrendsPanel }));
const RoiPanel = lazy(async () => ({ default: (await import("./roi-panel.tsx")).RoiPanel }));
const GuidancePanel = lazy(async () => ({ default: (await import("./guidance-panel.tsx")).GuidancePanel }));

/** The four tabs; each but the first brings its code when it is opened. */
export function DashboardTabs({ data }: { data: DashboardData }) {
  const { historicalData, roiData, fixGuidance } = data;
  return (
    <Tabs
      label="Dashboard views"
      badge="Soon"
      whyUnavailable="Available after first scan completes"
      items={[
        { id: "overview", label: "Overview", panel: <Overview data={data} /> },
        {
          id: "trends",
          label: "Historical Trends",
          panel: historicalData && onDemand(<TrendsPanel points={historicalData} />),
        },
        roiTab(data, roiData && onDemand(<RoiPanel data={roiData} />)),
        {
          id: "guidance",
          label: "Fix Guidance",
          panel: fixGuidance && onDemand(<GuidancePanel items={fixGuidance} />),
          whyMore: "Detailed fix guidance will be available after your first scan completes.",
        },
      ]}
    />
  );
}

function roiTab({ metrics }: DashboardData, panel: ReactNode): TabItem {
  const tab = { id: "roi", label: "ROI Analysis", panel };
  const lacksFigures = metrics !== null && panel === null;
  return lacksFigures
    ? { ...tab, whyMore: "It also needs your business figures: add them in Account." }
    : tab;
}

function onDemand(panel: ReactNode): ReactNode {
  return <Suspense fallback={<div aria-hidden className="skeleton h-96 w-full" />}>{panel}</Suspense>;
}
