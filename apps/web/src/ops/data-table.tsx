import type { ReactNode } from "react";

import { cellBreak } from "#ui/table-cell.ts";

interface DataTableProps {
  /** What the table lists; said to assistive technology. */
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Said where there are no rows. */
  empty: string;
}

/**
 * A table, and where there is no room for one, cards whose lines name their column. The roles are written out because some
 * browsers forget them once CSS turns rows into blocks.
 */
export function DataTable({ caption, columns, rows, empty }: DataTableProps) {
  if (rows.length === 0) {
    return (
      <p className="rounded-lg border border-line bg-surface px-5 py-8 text-sm text-muted shadow-card">
        {empty}
      </p>
    );
  }
  return (
    <div className="@container rounded-lg border border-line bg-surface shadow-card">
      <table role="table" className="block w-full text-sm @3xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className="sr-only text-left text-muted @3xl:not-sr-only @3xl:table-header-group"
        >
          <tr role="row" className="border-b border-line">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col" className="px-4 py-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line @3xl:table-row-group">
          {rows.map(({ key, cells }) => (
            <tr key={key} role="row" className="block py-2 @3xl:table-row @3xl:py-0">
              {cells.map((cell, place) => (
                <td
                  key={columns[place]}
                  role="cell"
                  className="flex gap-3 px-4 py-1.5 tabular-nums @3xl:table-cell @3xl:py-3 @3xl:align-top"
                >
                  <span aria-hidden className="w-28 shrink-0 text-muted @3xl:hidden">
                    {columns[place]}
                  </span>
                  <div className={`min-w-0 ${cellBreak(cell)}`}>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
