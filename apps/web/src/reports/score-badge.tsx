import { ASSUMED_SCORE, reportBadge } from "@plumbline/contract/bands";
import type { ReportListItem } from "@plumbline/contract/reports";
import { CircleDashed } from "lucide-react";
import { Focusable } from "react-aria-components/Focusable";

import { Chip } from "#ui/chip.tsx";
import { WithTooltip } from "#ui/tooltip.tsx";

type Scored = Pick<ReportListItem, "score" | "status">;

/**
 * A report's score. A finished report without one shows the assumed value, marked as an estimate; one that failed or
 * is still under way shows none, so that a failure never reads as success.
 */
export function ScoreBadge({ report }: { report: Scored }) {
  if (report.score !== null) return <Chip tone={reportBadge(report.score)}>{report.score}%</Chip>;
  if (report.status !== "COMPLETED") {
    return (
      <span className="inline-flex items-center gap-1.5 text-sm text-muted">
        <CircleDashed aria-hidden className="size-4" />
        {report.status === "PENDING" ? "Not yet" : "Not measured"}
      </span>
    );
  }
  return (
    <WithTooltip text={`No score was recorded for this audit. We assume ${ASSUMED_SCORE}% instead.`}>
      <Focusable>
        <span role="button" tabIndex={0} className="rounded-sm">
          <Chip tone="gray" dashed>
            {ASSUMED_SCORE}% est.
          </Chip>
        </span>
      </Focusable>
    </WithTooltip>
  );
}
