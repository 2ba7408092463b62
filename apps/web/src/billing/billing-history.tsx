import type { BillingEntry } from "@plumbline/contract/billing";

import { formatDate } from "#format/dates.ts";
import { formatCents } from "#format/numbers.ts";
import { Chip } from "#ui/chip.tsx";

import { DownloadInvoice } from "./download-invoice.tsx";
import { INVOICE_BADGES } from "./subscription-words.ts";

const COLUMNS = ["Date", "Description", "Amount", "Status", "Invoice"] as const;
const CELL = "block px-5 py-1.5 @2xl:table-cell @2xl:py-3";

interface BillingHistoryProps {
  entries: readonly BillingEntry[];
}

/** What was charged and given back, newest first; a table, and on a phone cards. */
export function BillingHistory({ entries }: BillingHistoryProps) {
  return (
    <section
      aria-labelledby="billing-history"
      className="@container rounded-lg border border-line bg-surface shadow-card"
    >
      <h2 id="billing-history" className="px-5 py-4 text-lg font-semibold tracking-tight">
        Billing History
      </h2>
      {entries.length === 0 ? (
        <p className="border-t border-line px-5 py-8 text-center text-sm text-muted">
          No billing history available
        </p>
      ) : (
        <table role="table" className="block w-full border-t border-line text-sm @2xl:table">
          <caption className="sr-only">Invoices, newest first</caption>
          <thead
            role="rowgroup"
            className="sr-only text-left text-muted @2xl:not-sr-only @2xl:table-header-group"
          >
            <tr role="row">
              {COLUMNS.map((name) => (
                <th key={name} role="columnheader" scope="col" className="px-5 py-2.5 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block divide-y divide-line @2xl:table-row-group">
            {entries.map((entry) => (
              <Row key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Row({ entry }: { entry: BillingEntry }) {
  const { word, tone } = INVOICE_BADGES[entry.status];
  const date = formatDate(entry.date);
  return (
    <tr role="row" className="block py-2 @2xl:table-row">
      <td role="cell" className={`${CELL} whitespace-nowrap tabular-nums`}>
        {date}
      </td>
      <td role="cell" className={`${CELL} wrap-anywhere`}>
        {entry.description}
        {entry.number && <span className="block text-xs text-muted">{entry.number}</span>}
        {entry.tax > 0 && (
          <span className="block text-xs text-muted">Including {formatCents(entry.tax)} tax</span>
        )}
      </td>
      <td role="cell" className={`${CELL} font-medium tabular-nums`}>
        {formatCents(entry.amount)}
        {entry.amountRefunded > 0 && (
          <span className="block text-xs font-normal text-muted">
            {formatCents(entry.amountRefunded)} refunded
          </span>
        )}
        {entry.amountReturned > 0 && (
          <span className="block text-xs font-normal text-muted">
            {formatCents(entry.amountReturned)} returned to your bank
          </span>
        )}
      </td>
      <td role="cell" className={CELL}>
        <Chip tone={tone}>{word}</Chip>
      </td>
      <td role="cell" className={CELL}>
        <div className="flex flex-wrap gap-2">
          <DownloadInvoice invoice={entry} label={`Download invoice of ${date}`}>
            Download
          </DownloadInvoice>
          {(entry.status === "paid" || entry.status === "refunded") && (
            <DownloadInvoice invoice={entry} kind="receipt" label={`Receipt of ${date}`}>
              Receipt
            </DownloadInvoice>
          )}
          {entry.creditNotes.map((note) => (
            <DownloadInvoice
              key={note.id}
              invoice={note}
              kind="credit-note"
              label={`Credit note ${note.number} of ${formatDate(note.date)}`}
            >
              {entry.creditNotes.length === 1 ? "Credit note" : `Credit note, ${formatCents(note.amount)}`}
            </DownloadInvoice>
          ))}
        </div>
      </td>
    </tr>
  );
}
