import type { ReportListItem } from "@plumbline/contract/reports";

import { AuditRow } from "./audit-row.tsx";

interface AuditTableProps {
  audits: readonly ReportListItem[];
  organization: string;
  search: string;
  onDetails: (id: string) => void;
}

/**
 * The audits as a table, and on a phone as cards. The roles are written out because some browsers forget them once
 * CSS turns rows into blocks.
 */
export function AuditTable({ audits, organization, search, onDetails }: AuditTableProps) {
  if (audits.length === 0) {
    return (
      <p className="rounded-lg border border-line bg-surface p-8 text-center text-muted wrap-anywhere">
        No audits match '{search}'. Try a type such as Weekly, a status such as Completed, or a month.
      </p>
    );
  }
  return (
    <div className="@container rounded-lg border border-line bg-surface shadow-card">
      <table role="table" className="block w-full text-sm @2xl:table">
        <caption className="sr-only">Audits, newest first</caption>
        <thead
          role="rowgroup"
          className="sr-only text-left text-muted @2xl:not-sr-only @2xl:table-header-group"
        >
          <tr role="row" className="border-b border-line">
            {["Date", "Type", "Score", "Status", "Actions"].map((name) => (
              <th key={name} role="columnheader" scope="col" className="px-5 py-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line @2xl:table-row-group">
          {audits.map((audit) => (
            <AuditRow
              key={audit.id}
              audit={audit}
              organization={organization}
              onDetails={() => onDetails(audit.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
