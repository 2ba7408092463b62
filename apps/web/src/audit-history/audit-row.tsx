import type { ReportListItem } from "@plumbline/contract/reports";
import { Download, Info } from "lucide-react";

import { formatMoment } from "#format/dates.ts";
import { ReportStatus } from "#reports/report-status.tsx";
import { ReportScore } from "#reports/report-score.tsx";
import { Button } from "#ui/button.tsx";
import { useAction } from "#ui/use-action.ts";

import { saveAudit, showDetails } from "./audit-acts.ts";

const CELL = "block px-5 py-1 @2xl:table-cell @2xl:py-3.5 @2xl:align-middle";

export function AuditRow({ audit, organization }: { audit: ReportListItem; organization: string }) {
  return (
    <tr role="row" className="block py-3 @2xl:table-row @2xl:py-0">
      <td role="cell" className={`${CELL} tabular-nums @2xl:whitespace-nowrap`}>
        {formatMoment(audit.createdAt)}
      </td>
      <th
        role="rowheader"
        scope="row"
        className={`${CELL} text-left font-medium wrap-anywhere @max-2xl:text-base`}
      >
        {audit.type}
      </th>
      <td role="cell" className={`${CELL} @max-2xl:inline-block @max-2xl:pr-0`}>
        <ReportScore report={audit} />
      </td>
      <td role="cell" className={`${CELL} @max-2xl:inline-block @max-2xl:pl-3`}>
        <ReportStatus status={audit.status} />
      </td>
      <td role="cell" className={`${CELL} @max-2xl:pt-2`}>
        <RowActions audit={audit} organization={organization} />
      </td>
    </tr>
  );
}

function RowActions({ audit, organization }: { audit: ReportListItem; organization: string }) {
  const download = useAction(() => saveAudit(audit.id, organization));
  const details = useAction(() => showDetails(audit));
  const which = (
    <span className="sr-only">
      {" "}
      of {audit.type}, {formatMoment(audit.createdAt)}
    </span>
  );
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={<Download aria-hidden className="size-4" />}
        isBusy={download.isBusy}
        onPress={() => void download.run()}
      >
        Report{which}
      </Button>
      <Button
        size="sm"
        icon={<Info aria-hidden className="size-4" />}
        isBusy={details.isBusy}
        onPress={() => void details.run()}
      >
        Details{which}
      </Button>
    </div>
  );
}
