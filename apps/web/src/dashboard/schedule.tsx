import type { DashboardData } from "@plumbline/contract/dashboard";

import { calendarDay } from "@plumbline/contract/calendar";
import { timeZoneName } from "@plumbline/contract/time-zones";

import { formatDate, formatDay } from "#format/dates.ts";

/** When the next scans run and since when the site is watched. */
export function Schedule({ data }: { data: DashboardData }) {
  const { nextWeeklyScan, nextMonthlyReport, timeZone } = data.scanSchedule;
  return (
    <section aria-labelledby="schedule" className="rounded-lg border border-line bg-surface shadow-card">
      <h2 id="schedule" className="px-5 pt-4 text-sm font-semibold">
        Monitoring schedule
      </h2>
      <dl className="grid gap-y-1 py-1 sm:grid-cols-3 sm:divide-x sm:divide-line sm:py-4">
        <Entry
          name="Weekly Scans"
          {...planned(data, nextWeeklyScan, "Triscan: accessibility, SEO and security")}
        />
        <Entry name="Monthly Report" {...planned(data, nextMonthlyReport, "Full compliance scan & LOI")} />
        {data.subscription && (
          <Entry
            name="Monitoring Since"
            value={formatDate(data.subscription.startDate, timeZone)}
            note="Start of your subscription"
          />
        )}
      </dl>
      <p className="border-t border-line px-5 py-2.5 text-xs text-muted">
        Scan days are in {timeZoneName(timeZone)}. All other times are in your time zone,{" "}
        {Intl.DateTimeFormat().resolvedOptions().timeZone}.
      </p>
    </section>
  );
}

/** A day of the schedule, unless scanning is paused or the subscription ends before that day. */
function planned({ account, scanSchedule }: DashboardData, day: string, what: string) {
  const { isScanning, kind, title, next } = account;
  if (!isScanning) return { value: "Paused", note: title };
  const endsAt = kind === "ending" ? next?.at : null;
  if (endsAt && calendarDay(new Date(endsAt), scanSchedule.timeZone) < day)
    return { value: "None", note: title };
  return { value: formatDay(day), note: what };
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
