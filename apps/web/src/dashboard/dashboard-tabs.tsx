import type { DashboardData } from "@plumbline/contract/dashboard";
import { missingAreas } from "@plumbline/contract/overall-coverage";
import { type ReactNode, Suspense } from "react";

import { Deferred } from "#ui/deferred.tsx";
import { lazyPart } from "#ui/late-part.tsx";
import { type TabItem, Tabs } from "#ui/tabs.tsx";
import { useAddressChoice } from "#ui/use-address-choice.ts";
import { useViewTitle } from "#ui/view-title.ts";

import { ScoresLoading } from "./dashboard-loading.tsx";
import { scoresOf } from "./area-scores.ts";
import { Overview } from "./overview.tsx";

const TrendsPanel = lazyPart(async () => (await import("./trends-panel.tsx")).TrendsPanel);
const RoiPanel = lazyPart(async () => (await import("./roi-panel.tsx")).RoiPanel);
const GuidancePanel = lazyPart(async () => (await import("./guidance-panel.tsx")).GuidancePanel);

/** The four tabs; each but the first brings its code when it is opened. */
export function DashboardTabs({ data }: { data: DashboardData }) {
  const items = tabsOf(data);
  const [wanted, choose] = useAddressChoice({
    name: "tab",
    values: items.map(({ id }) => id),
    usual: "overview",
  });
  // An address may name a tab that has nothing to show yet.
  const shown = items.find(({ id, panel }) => id === wanted && panel !== null) ?? items[0];
  useViewTitle(shown.id === "overview" ? null : shown.label);
  return (
    <Tabs
      label="Dashboard views"
      selected={shown.id}
      onSelect={choose}
      badge="Soon"
      whyUnavailable="Available after first scan completes"
      items={items}
    />
  );
}

function tabsOf(data: DashboardData): [TabItem, ...TabItem[]] {
  const { historicalData, failedScans, roiData, fixGuidance } = data;
  return [
    {
      id: "overview",
      label: "Overview",
      panel: (
        <Deferred fallback={<ScoresLoading />}>
          <Overview data={data} />
        </Deferred>
      ),
    },
    {
      id: "trends",
      label: "Historical Trends",
      panel:
        historicalData &&
        onDemand(
          <TrendsPanel points={historicalData} failures={failedScans} hasFigures={roiData !== null} />,
        ),
    },
    roiTab(data, roiData && onDemand(<RoiPanel data={roiData} />)),
    {
      id: "guidance",
      label: "Fix Guidance",
      panel: fixGuidance && onDemand(<GuidancePanel missing={missingAreas(scoresOf(data.areas))} />),
      whyMore: "Detailed fix guidance will be available after your first scan completes.",
    },
  ];
}

function roiTab({ metrics }: DashboardData, panel: ReactNode): TabItem {
  const tab = { id: "roi", label: "ROI Analysis", panel };
  const lacksFigures = metrics !== null && panel === null;
  return lacksFigures
    ? {
        ...tab,
        needs: { badge: "Needs figures", why: "It needs your business figures. Add them in Account." },
      }
    : tab;
}

function onDemand(panel: ReactNode): ReactNode {
  return <Suspense fallback={<div aria-hidden className="skeleton h-96 w-full" />}>{panel}</Suspense>;
}
