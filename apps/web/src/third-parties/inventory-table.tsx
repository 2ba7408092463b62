import type { ReactNode } from "react";

import { cellBreak } from "#ui/table-cell.ts";

/** One line: what it is called, then what is known of it, in the order of the columns. */
export interface InventoryLine {
  key: string;
  name: ReactNode;
  cells: readonly ReactNode[];
}

interface InventoryTableProps {
  title: string;
  /** What the list says where it is empty. */
  empty: string;
  /** The first one names the lines. */
  columns: readonly [string, ...string[]];
  lines: readonly InventoryLine[];
}

const CELL = "block px-5 py-0.5 @3xl:table-cell @3xl:py-3 @3xl:align-top";

/**
 * A list as a table, and on a phone as cards whose values carry the name of their column. The roles are written out
 * because some browsers forget them once CSS turns rows into blocks.
 */
export function InventoryTable({ title, empty, columns, lines }: InventoryTableProps) {
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      {lines.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface p-5 text-sm text-muted">{empty}</p>
      ) : (
        <div className="@container rounded-lg border border-line bg-surface shadow-card">
          <table role="table" className="block w-full text-sm @3xl:table">
            <caption className="sr-only">{title}</caption>
            <Columns names={columns} />
            <tbody role="rowgroup" className="block divide-y divide-line @3xl:table-row-group">
              {lines.map((line) => (
                <Line key={line.key} line={line} columns={columns} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Columns({ names }: { names: readonly string[] }) {
  return (
    <thead role="rowgroup" className="sr-only text-left text-muted @3xl:not-sr-only @3xl:table-header-group">
      <tr role="row" className="border-b border-line">
        {names.map((name) => (
          <th key={name} role="columnheader" scope="col" className="px-5 py-3 font-medium">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Line({ line, columns }: { line: InventoryLine; columns: readonly string[] }) {
  return (
    <tr role="row" className="block py-3 @3xl:table-row @3xl:py-0">
      <th role="rowheader" scope="row" className={`${CELL} text-left font-medium wrap-anywhere`}>
        {line.name}
      </th>
      {line.cells.map((cell, at) => (
        <td key={columns[at + 1]} role="cell" className={`${CELL} ${cellBreak(cell)} tabular-nums`}>
          <span aria-hidden className="text-muted @3xl:hidden">
            {columns[at + 1]}:{" "}
          </span>
          {cell}
        </td>
      ))}
    </tr>
  );
}
