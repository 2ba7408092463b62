import type { ReportListItem } from "@plumbline/contract/reports";
import type { ReactNode } from "react";

import { formatDate } from "#format/dates.ts";
import { ReportStatus } from "#reports/report-status.tsx";
import { ReportScore } from "#reports/report-score.tsx";

/** The four figures above the list. */
export function AuditStats({ total, latest }: { total: number; latest: ReportListItem | undefined }) {
  return (
    <dl className="grid grid-cols-2 rounded-lg border border-line bg-surface shadow-card sm:grid-cols-4 sm:divide-x sm:divide-line">
      <Stat name="Total Audits">{new Intl.NumberFormat("en-US").format(total)}</Stat>
      <Stat name="Latest Score">{latest && <ReportScore report={latest} />}</Stat>
      <Stat name="Status">{latest && <ReportStatus status={latest.status} />}</Stat>
      <Stat name="Last Scan">{latest && formatDate(latest.createdAt)}</Stat>
    </dl>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="px-5 py-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 flex min-h-7 items-center text-lg font-semibold tabular-nums">
        {children ?? "None"}
      </dd>
    </div>
  );
}
