import { coveredAreas, coverageSentence, overallLabel } from "@plumbline/contract/coverage-words";
import type { DashboardData } from "@plumbline/contract/dashboard";
import { notVisitedSentence } from "@plumbline/contract/pages-of-site";

import { formatMoment } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";
import { scoreLook } from "#ui/score-look.ts";

import { UnmeasuredPages } from "./unmeasured-pages.tsx";

/** The overall score with what it is called and lacks, and the scan it is from. */
export function ScoresHeading({ data: { complianceScore, areas, lastScan } }: { data: DashboardData }) {
  const covered = coveredAreas(areas);
  const label = overallLabel(complianceScore, covered);
  const lacks = [notVisitedSentence(lastScan?.pagesNotVisited), coverageSentence(covered)]
    .filter((words) => words !== null)
    .join(" ");
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="scores" tabIndex={-1} className="font-semibold outline-none">
          Overall score{" "}
          {complianceScore === null ? (
            <span className="ml-1 text-lg font-medium text-muted">{label}</span>
          ) : (
            <>
              <span className="ml-1 text-2xl tracking-tight tabular-nums">{complianceScore}%</span>{" "}
              <span className={`ml-1 text-sm font-medium ${scoreLook(complianceScore, label).text}`}>
                {label}
              </span>
            </>
          )}
        </h2>
        {lastScan && (
          <div className="flex flex-wrap items-baseline gap-x-1.5 text-sm text-muted">
            <p>
              Last scan {formatMoment(lastScan.finishedAt)} · {countOf(lastScan.pagesMeasured, "page")}{" "}
              measured
            </p>
            <UnmeasuredPages pages={lastScan.pagesNotMeasured} measured={lastScan.pagesMeasured} />
          </div>
        )}
      </div>
      {lastScan?.moved && <p className="max-w-[75ch] text-sm font-medium wrap-anywhere">{lastScan.moved}</p>}
      {lacks !== "" && <p className="max-w-[75ch] text-sm text-muted">{lacks}</p>}
    </div>
  );
}
