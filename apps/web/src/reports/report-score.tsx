import { lacksInShort } from "@plumbline/contract/overall-coverage";
import type { ReportListItem } from "@plumbline/contract/reports";

import { ScoreBadge } from "./score-badge.tsx";

type ScoredReport = Pick<ReportListItem, "score" | "status" | "missing" | "provisionalAreas">;

/** A report's score with what it lacks beside it. */
export function ReportScore({ report }: { report: ScoredReport }) {
  const lacks = report.score === null ? null : lacksInShort(report);
  return (
    <span className="inline-flex flex-col items-start gap-1">
      <ScoreBadge report={report} />
      {lacks && <span className="max-w-44 text-xs font-normal tracking-normal text-muted">{lacks}</span>}
    </span>
  );
}
