import type { ReportListItem } from "@plumbline/contract/reports";
import { Download, FileCheck, Info } from "lucide-react";

import { formatMoment } from "#format/dates.ts";
import { ReportStatus } from "#reports/report-status.tsx";
import { ReportScore } from "#reports/report-score.tsx";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { useAction } from "#ui/use-action.ts";

import { saveAudit } from "./audit-acts.ts";

const CELL = "block px-5 py-1 @2xl:table-cell @2xl:py-3.5 @2xl:align-middle";

interface AuditRowProps {
  audit: ReportListItem;
  organization: string;
  onDetails: () => void;
}

export function AuditRow(props: AuditRowProps) {
  const { audit } = props;
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
        {audit.signed && (
          <span className="block text-xs font-normal text-muted">
            Version {audit.signed.version}, signed by {audit.signed.by}
          </span>
        )}
      </th>
      <td role="cell" className={`${CELL} @max-2xl:inline-block @max-2xl:pr-0`}>
        {audit.signed ? <span className="text-muted">No score</span> : <ReportScore report={audit} />}
      </td>
      <td role="cell" className={`${CELL} @max-2xl:inline-block @max-2xl:pl-3`}>
        {audit.signed ? <SignedChip /> : <ReportStatus status={audit.status} />}
      </td>
      <td role="cell" className={`${CELL} @max-2xl:pt-2`}>
        <RowActions {...props} />
      </td>
    </tr>
  );
}

function SignedChip() {
  return (
    <Chip tone="green" icon={<FileCheck aria-hidden className="size-3.5" />}>
      Signed
    </Chip>
  );
}

function RowActions({ audit, organization, onDetails }: AuditRowProps) {
  const download = useAction(() => saveAudit(audit, organization));
  const which = (
    <span className="sr-only">
      {" "}
      of {audit.type}, {formatMoment(audit.createdAt)}
    </span>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {audit.status !== "FAILED" && (
        <Button
          size="sm"
          icon={<Download aria-hidden className="size-4" />}
          isBusy={download.isBusy}
          onPress={() => void download.run()}
        >
          Report{which}
        </Button>
      )}
      <Button size="sm" icon={<Info aria-hidden className="size-4" />} onPress={onDetails}>
        Details{which}
      </Button>
    </div>
  );
}
