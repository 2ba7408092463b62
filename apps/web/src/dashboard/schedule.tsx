import type { DashboardData } from "@plumbline/contract/dashboard";

import { formatDate, formatDay } from "#format/dates.ts";

/** When the next scans run and since when the site is watched. */
export function Schedule({ data }: { data: DashboardData }) {
  const { nextWeeklyScan, nextMonthlyReport } = data.scanSchedule;
  return (
    <section aria-labelledby="schedule" className="rounded-lg border border-line bg-surface shadow-card">
      <h2 id="schedule" className="px-5 pt-4 text-sm font-semibold">
        Monitoring schedule
      </h2>
      <dl className="grid gap-y-1 py-1 sm:grid-cols-3 sm:divide-x sm:divide-line sm:py-4">
        <Entry
          name="Weekly Scans"
          value={formatDay(nextWeeklyScan)}
          note="Triscan: accessibility, SEO and security"
        />
        <Entry name="Monthly Report" value={formatDay(nextMonthlyReport)} note="Full compliance scan & LOI" />
        {data.subscription && (
          <Entry
            name="Monitoring Since"
            value={formatDate(data.subscription.startDate)}
            note="Start of your subscription"
          />
        )}
      </dl>
      <p className="border-t border-line px-5 py-2.5 text-xs text-muted">
        Scan days are counted in UTC. All other times are in your time zone,{" "}
        {Intl.DateTimeFormat().resolvedOptions().timeZone}.
      </p>
    </section>
  );
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
