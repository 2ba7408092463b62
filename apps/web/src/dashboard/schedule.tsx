import type { DashboardData } from "@plumbline/contract/dashboard";

import { zoneWords } from "@plumbline/contract/time-zone-names";

import { formatDate, formatDay } from "#format/dates.ts";

import { monthlyReportDay, weeklyScanDay } from "#live/planned-scans.ts";

/** When the next scans run and since when the site is watched. */
export function Schedule({ data }: { data: DashboardData }) {
  return (
    <section aria-labelledby="schedule" className="rounded-lg border border-line bg-surface shadow-card">
      <h2 id="schedule" className="px-5 pt-4 text-sm font-semibold">
        Monitoring schedule
      </h2>
      <dl className="grid gap-y-1 py-1 sm:grid-cols-3 sm:divide-x sm:divide-line sm:py-4">
        <Entry
          name="Weekly Scans"
          {...planned(data, weeklyScanDay(data), "Triscan: accessibility, SEO and security")}
        />
        <Entry
          name="Monthly Report"
          {...planned(data, monthlyReportDay(data), "Full compliance scan & LOI (letter of intent)")}
        />
        {data.subscription && (
          <Entry
            name="Monitoring Since"
            value={formatDate(data.subscription.startDate)}
            note="Start of your subscription"
          />
        )}
      </dl>
      <p className="border-t border-line px-5 py-2.5 text-xs text-muted">
        All days and times are in your organization&apos;s time zone: {zoneWords(data.scanSchedule.timeZone)}.
      </p>
    </section>
  );
}

/** A day of the schedule, unless scanning is paused or the subscription ends first. */
function planned({ account }: DashboardData, day: string | null, what: string) {
  if (!account.isScanning) return { value: "Paused", note: account.title };
  return day === null ? { value: "None", note: account.title } : { value: formatDay(day), note: what };
}

function Entry({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="px-5 py-2 text-sm sm:py-0">
      <dt className="text-muted">{name}</dt>
      <dd>
        <span className="block font-semibold tabular-nums">{value}</span>
        <span className="block text-xs text-muted">{note}</span>
      </dd>
    </div>
  );
}
