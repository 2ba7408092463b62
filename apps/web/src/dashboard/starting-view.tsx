import type { DashboardData } from "@plumbline/contract/dashboard";
import { CalendarDays, FileText, Radar, type LucideIcon } from "lucide-react";

import { formatDay } from "#format/dates.ts";
import { useFirstAnalysis } from "#live/use-first-analysis.ts";
import { PageHeader } from "#ui/page-header.tsx";

import { Banners } from "./banners.tsx";
import { firstScanWords } from "#live/first-scan.ts";
import { monthlyReportDay, weeklyScanDay } from "#live/planned-scans.ts";
import { ScanFailure } from "./scan-failure.tsx";
import { ScanProgress } from "./scan-progress.tsx";

/** A subscription whose first report is still to come. */
export function StartingView({ data }: { data: DashboardData }) {
  const isShownAbove = useFirstAnalysis() !== null;
  const { title, subtitle, status } = firstScanWords(data);
  return (
    <div className="space-y-6">
      <PageHeader title={title} subtitle={subtitle} />
      {data.runningScan && !isShownAbove && <ScanProgress scan={data.runningScan} />}
      <div className="space-y-3 empty:hidden">
        <Banners data={data} />
      </div>
      <ScanFailure data={data} />
      <section
        aria-labelledby="starting-schedule"
        className="max-w-2xl rounded-lg border border-line bg-surface shadow-card"
      >
        <h2 id="starting-schedule" className="border-b border-line px-5 py-3 text-sm font-semibold">
          Monitoring schedule
        </h2>
        <dl className="divide-y divide-line">
          <Row Icon={Radar} name="Initial Scan" when={status} />
          <Row
            Icon={CalendarDays}
            name="Weekly Scans"
            {...planned(data, "Every Monday", weeklyScanDay(data))}
          />
          <Row
            Icon={FileText}
            name="Monthly Report"
            {...planned(data, "Last day of the month", monthlyReportDay(data))}
          />
        </dl>
      </section>
    </div>
  );
}

/** What the plan holds, unless scanning is paused, and the next day, unless the subscription ends before it. */
function planned({ account }: DashboardData, when: string, next: string | null) {
  if (!account.isScanning) return { when: "Paused", note: account.title };
  return { when, note: next === null ? null : `Next: ${formatDay(next)}` };
}

function Row({
  Icon,
  name,
  when,
  note,
}: {
  Icon: LucideIcon;
  name: string;
  when: string;
  note?: string | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 text-sm">
      <dt className="flex flex-1 items-center gap-3 font-medium whitespace-nowrap">
        <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
        {name}
      </dt>
      <dd className="ml-auto text-right">
        {when}
        {note && <span className="block text-xs text-muted">{note}</span>}
      </dd>
    </div>
  );
}
