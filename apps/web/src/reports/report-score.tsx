import { coverageInShort } from "@plumbline/contract/overall-coverage";
import type { ReportListItem } from "@plumbline/contract/reports";

import { ScoreBadge } from "./score-badge.tsx";

/** A report's score with what it lacks beside it. */
export function ReportScore({ report }: { report: Pick<ReportListItem, "score" | "status" | "missing"> }) {
  const coverage = report.score === null ? null : coverageInShort(report.missing);
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <ScoreBadge report={report} />
      {coverage && (
        <span className="max-w-44 text-xs font-normal tracking-normal text-muted">{coverage}</span>
      )}
    </span>
  );
}
