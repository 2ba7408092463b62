import type { ReportListItem } from "@plumbline/contract/reports";
import { useQuery } from "@tanstack/react-query";

import { failureMessage } from "#api/api-error.ts";
import { reportQueries } from "#queries/reports.ts";
import { Button } from "#ui/button.tsx";
import { ModalDialog } from "#ui/modal-dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { useReturnedFocus } from "#ui/use-returned-focus.ts";

import { AuditAdvice } from "./audit-advice.tsx";
import { detailLines, signedLines } from "./audit-details.ts";
import { detailsOf } from "./audit-history.api.ts";

interface AuditDetailsProps {
  id: string;
  /** Its row, where the list on screen has it: it says all there is of a signed document. */
  row: ReportListItem | undefined;
  onClose: () => void;
}

/** Where the focus goes when an address opened the dialog. */
export const AUDITS_ID = "audits";

/** What is known of an audit, at an address of its own. */
export function AuditDetailsDialog({ row, ...props }: AuditDetailsProps) {
  useReturnedFocus(AUDITS_ID);
  if (row?.signed === undefined) return <ReportDetails {...props} />;
  return (
    <ModalDialog title={row.type} isOpen onClose={props.onClose}>
      <Lines lines={signedLines(row.signed, row.createdAt)} />
    </ModalDialog>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-3 space-y-1.5 text-sm wrap-anywhere tabular-nums">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function ReportDetails({ id, onClose }: Omit<AuditDetailsProps, "row">) {
  const { data, error, isFetching, refetch } = useQuery({ ...reportQueries.one(id), select: detailsOf });
  return (
    <ModalDialog title={data?.type ?? "Audit details"} isOpen onClose={onClose}>
      {data && <Lines lines={detailLines(data)} />}
      {data?.status === "COMPLETED" && <AuditAdvice reportId={id} />}
      <div className="mt-3 text-sm empty:hidden">
        {!data && !error && <p role="status">Loading audit details...</p>}
        {!data && error && (
          <Notice
            tone="bad"
            title={failureMessage(error, "Failed to load report details")}
            actions={
              <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
                Try Again
              </Button>
            }
          />
        )}
      </div>
    </ModalDialog>
  );
}
