import { useSyncExternalStore } from "react";
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts";

import { lineLook, markerPath } from "./chart-look.ts";
import type { ChartPoint, ChartProps } from "./chart.tsx";
import { LineEndNames } from "./line-end-names.tsx";

/** With more points than this a marker at each would hide the line. */
const MARKED_POINTS = 14;
const TICK = { fill: "var(--muted)", fontSize: 12 };
const MARGIN = { top: 8, right: 12, bottom: 0, left: 0 };
/** Room for the names of the lines at their ends. A narrow screen has the legend instead. */
const NAMES_WIDTH = 96;
const wide = globalThis.matchMedia("(min-width: 48rem)");

function onWidthChange(notify: () => void): () => void {
  wide.addEventListener("change", notify);
  return () => wide.removeEventListener("change", notify);
}

interface PlotRow {
  time: number;
  point: ChartPoint;
}

/** The drawing of a chart. Its points are reached with the arrow keys, and told as they are. */
export function LinePlot(props: ChartProps) {
  const { label, lines, points, axis, formatDate } = props;
  const rows: PlotRow[] = points.map((point) => ({ time: Date.parse(point.at), point }));
  const hasNames = useSyncExternalStore(onWidthChange, () => wide.matches) && lines.length > 1;
  const areMarked = rows.length <= MARKED_POINTS;
  return (
    <div className="h-72 text-xs">
      <p aria-hidden className="mb-1 text-muted">
        {axis.unit}
      </p>
      <LineChart
        responsive
        data={rows}
        margin={hasNames ? { ...MARGIN, right: NAMES_WIDTH } : MARGIN}
        aria-label={`${label}. Use the arrow keys to move from point to point.`}
        className="h-64 w-full"
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="time"
          type="number"
          scale="time"
          domain={["dataMin", "dataMax"]}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--line-strong)" }}
          tickFormatter={(time: number) => formatDate(new Date(time).toISOString())}
          minTickGap={36}
          padding={{ left: 8, right: 8 }}
        />
        <YAxis
          domain={[axis.from, axis.to ?? "auto"]}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          width="auto"
          allowDecimals={false}
          tickFormatter={axis.format}
        />
        <Tooltip
          cursor={{ stroke: "var(--line-strong)" }}
          isAnimationActive={false}
          content={({ payload }) => (
            <PointCard row={rows.find((row) => row === payload[0]?.payload)} {...props} />
          )}
        />
        {lines.map(({ id, name }, index) => {
          const { color, dashes, width, marker } = lineLook(index);
          return (
            <Line
              key={id}
              name={name}
              dataKey={(row: PlotRow) => row.point.values[id] ?? null}
              stroke={color}
              strokeWidth={width}
              strokeDasharray={dashes}
              connectNulls
              isAnimationActive={false}
              activeDot={{ r: 4, fill: color, stroke: "var(--surface)" }}
              dot={({ cx, cy, index: at }) =>
                cx === undefined || cy === undefined || !(areMarked || at === rows.length - 1) ? null : (
                  <path key={at} d={markerPath(marker, cx, cy)} fill={color} />
                )
              }
            />
          );
        })}
        {hasNames && <LineEndNames lines={lines} points={points} />}
      </LineChart>
    </div>
  );
}

function PointCard({ row, lines, axis, formatDate, unmeasured }: ChartProps & { row: PlotRow | undefined }) {
  if (row === undefined) return null;
  return (
    <div
      role="status"
      className="rounded-md border border-line-strong bg-surface px-3 py-2 text-xs text-ink shadow-overlay"
    >
      <p className="font-semibold">{formatDate(row.point.at)}</p>
      {lines.map(({ id, name }) => {
        const value = row.point.values[id] ?? null;
        return (
          <p key={id} className="flex justify-between gap-4 tabular-nums">
            <span>{name}</span>
            <span>{value === null ? unmeasured : axis.format(value)}</span>
          </p>
        );
      })}
    </div>
  );
}
