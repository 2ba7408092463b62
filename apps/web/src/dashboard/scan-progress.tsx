import type { DashboardData } from "@plumbline/contract/dashboard";
import { Radar } from "lucide-react";

import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";

type RunningScan = NonNullable<DashboardData["runningScan"]>;

/** A scan that is queued or under way, with what it has really done so far. */
export function ScanProgress({ scan }: { scan: RunningScan }) {
  const title = scan.status === "QUEUED" ? "Your scan is queued" : "A scan is running";
  return (
    <section aria-label={title} className="rounded-lg border border-accent/40 bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="flex items-center gap-2 text-sm font-semibold">
          <Radar aria-hidden className="size-5 shrink-0 self-center text-accent" />
          {title}
        </h2>
        {scan.startedAt && <p className="text-sm text-muted">Started {formatMoment(scan.startedAt)}</p>}
      </div>
      {scan.status === "QUEUED" ? (
        <p className="mt-1 text-sm text-muted">Waiting to start. It starts automatically.</p>
      ) : (
        <Progress scan={scan} />
      )}
    </section>
  );
}

function Progress({ scan }: { scan: RunningScan }) {
  return (
    <>
      <Bar scan={scan} />
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        <p className="wrap-anywhere">{scan.phase}</p>
        <p className="text-muted tabular-nums">
          {pagesWords(scan)} · {countOf(scan.issuesFound, "issue")} found
        </p>
      </div>
    </>
  );
}

function pagesWords({ pagesDone, pagesPlanned }: RunningScan): string {
  return pagesPlanned === null
    ? `${countOf(pagesDone, "page")} analyzed`
    : `${pagesDone} of ${countOf(pagesPlanned, "page")} analyzed`;
}

function Bar({ scan }: { scan: RunningScan }) {
  const { pagesDone, pagesPlanned } = scan;
  const isOpenEnded = pagesPlanned === null || pagesPlanned === 0;
  return (
    <div className="mt-3">
      <ProgressBar
        label="Pages analyzed"
        percent={isOpenEnded ? null : Math.min(100, Math.round((100 * pagesDone) / pagesPlanned))}
        valueText={pagesWords(scan)}
      />
    </div>
  );
}
