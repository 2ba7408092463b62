import { Suspense, type ReactNode } from "react";

import { type ChartPoint, type ChartProps, GAP_NAME } from "./chart-props.ts";
import { Disclosure } from "./disclosure.tsx";
import { lazyPart } from "./late-part.tsx";

const LinePlot = lazyPart(async () => (await import("./line-plot.tsx")).LinePlot);

/** A line chart over time with its text summary, and its data as a table on demand. */
export function Chart(props: ChartProps) {
  return (
    <div className="space-y-2">
      <p className="max-w-[75ch] text-sm text-muted">{props.summary}</p>
      <Suspense fallback={<div aria-hidden className="skeleton h-72 w-full" />}>
        <LinePlot {...props} />
      </Suspense>
      <Disclosure
        title={
          <span>
            Data table<span className="sr-only">: {props.label}</span>
          </span>
        }
      >
        <DataTable {...props} />
      </Disclosure>
    </div>
  );
}

function DataTable({
  label,
  lines,
  points,
  axis,
  formatPoint,
  formatDate,
  unmeasured,
  gaps = [],
}: ChartProps) {
  const show = (value: number | null | undefined): ReactNode =>
    value === null || value === undefined ? unmeasured : axis.format(value);
  return (
    <div
      role="region"
      aria-label={`${label}: data`}
      tabIndex={0}
      className="mt-2 max-h-80 overflow-auto rounded-md border border-line"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">
          {label}, in {axis.unit}, newest first
        </caption>
        <thead className="sticky top-0 bg-sunken text-left text-xs">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              Date
            </th>
            {lines.map(({ id, name }) => (
              <th key={id} scope="col" className="px-3 py-2 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {withGaps(points, gaps).map((row) => (
            <tr key={row.at} className="border-t border-line">
              <th scope="row" className="px-3 py-1.5 text-left font-normal whitespace-nowrap">
                {row.point === null ? formatDate(row.at) : formatPoint(row.at)}
              </th>
              {row.point === null ? (
                <td colSpan={lines.length} className="px-3 py-1.5 text-right text-muted">
                  {GAP_NAME}
                </td>
              ) : (
                <Values point={row.point} lines={lines} show={show} />
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Row {
  at: string;
  /** Null where none came. */
  point: ChartPoint | null;
}

/** Points and gaps together, newest first. */
function withGaps(points: readonly ChartPoint[], gaps: readonly string[]): Row[] {
  const rows: Row[] = [
    ...points.map((point) => ({ at: point.at, point })),
    ...gaps.map((at) => ({ at, point: null })),
  ];
  return rows.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

interface ValuesProps extends Pick<ChartProps, "lines"> {
  point: ChartPoint;
  show: (value: number | null | undefined) => ReactNode;
}

function Values({ point: { values, provisional = [] }, lines, show }: ValuesProps) {
  return lines.map(({ id }) => (
    <td key={id} className="px-3 py-1.5 text-right">
      {show(values[id])}
      {provisional.includes(id) && <span className="block text-xs text-muted">provisional</span>}
    </td>
  ));
}
