import { useSyncExternalStore } from "react";
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  type ReferenceLineProps,
  Tooltip,
  XAxis,
  type XAxisProps,
  YAxis,
  type YAxisProps,
} from "recharts";

import { type LineLook, lineLook, markerPath } from "./chart-look.ts";
import type { ChartPoint, ChartProps } from "./chart-props.ts";
import { LineEndNames } from "./line-end-names.tsx";

/** With more points than this a marker at each would hide the line. */
const MARKED_POINTS = 14;
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
  const { label, lines, points, axis, formatDate, breaks = [], gaps = [] } = props;
  const rows: PlotRow[] = points.map((point) => ({ time: Date.parse(point.at), point }));
  const times = [...rows.map(({ time }) => time), ...gaps.map((at) => Date.parse(at))];
  const hasNames = useSyncExternalStore(onWidthChange, () => wide.matches) && lines.length > 1;
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
          {...TIME_AXIS}
          domain={[Math.min(...times), Math.max(...times)]}
          ticks={rows.map(({ time }) => time)}
          tickFormatter={(time: number) => formatDate(new Date(time).toISOString())}
        />
        <YAxis
          {...VALUE_AXIS}
          domain={[axis.from, axis.to ?? "auto"]}
          tickFormatter={(value: number) => axis.format(value)}
        />
        {breaks.map((moment) => (
          <ReferenceLine
            key={moment}
            x={Date.parse(moment)}
            stroke="var(--line-strong)"
            strokeDasharray="2 4"
          />
        ))}
        {gaps.map((moment) => (
          <ReferenceLine key={moment} {...gapLook(Date.parse(moment), times)} />
        ))}
        <Tooltip
          cursor={{ stroke: "var(--line-strong)" }}
          isAnimationActive={false}
          content={({ payload }) => (
            <PointCard row={rows.find((row) => row === payload[0]?.payload)} {...props} />
          )}
        />
        {lines.map(({ id, name }, index) => (
          <Line
            key={id}
            name={name}
            dataKey={(row: PlotRow) => row.point.values[id] ?? null}
            {...drawing(lineLook(index), rows.length)}
          />
        ))}
        {hasNames && <LineEndNames lines={lines} points={points} />}
      </LineChart>
    </div>
  );
}

const TICK = { fill: "var(--muted)", fontSize: 12 };
const TIME_AXIS = {
  dataKey: "time",
  type: "number",
  scale: "time",
  tick: TICK,
  tickLine: false,
  axisLine: { stroke: "var(--line-strong)" },
  // Both ends of the time are told, and between them as many dates as there is room for.
  interval: "preserveStartEnd",
  minTickGap: 36,
  padding: { left: 8, right: 8 },
} satisfies XAxisProps;
const VALUE_AXIS = {
  tick: TICK,
  tickLine: false,
  axisLine: false,
  width: "auto",
  allowDecimals: false,
} satisfies YAxisProps;

/** A word at the top and a dashed line, seen in gray as well. In the right half the word stands before the line. */
function gapLook(time: number, times: readonly number[]): ReferenceLineProps {
  const isLate = time > (Math.min(...times) + Math.max(...times)) / 2;
  return {
    x: time,
    stroke: "var(--muted)",
    strokeDasharray: "6 3",
    label: {
      value: "Failed",
      position: isLate ? "insideTopRight" : "insideTopLeft",
      fill: "var(--muted)",
      fontSize: 12,
      // Legible where a line crosses it.
      stroke: "var(--surface)",
      strokeWidth: 4,
      style: { paintOrder: "stroke" },
    },
  };
}

interface Dot {
  cx?: number | undefined;
  cy?: number | undefined;
  index: number;
}

/** How a line is drawn through so many points. Gaps are bridged: not every scan measures every area. */
function drawing({ color, dashes, width, marker }: LineLook, points: number) {
  return {
    stroke: color,
    strokeWidth: width,
    strokeDasharray: dashes,
    connectNulls: true,
    isAnimationActive: false,
    activeDot: { r: 4, fill: color, stroke: "var(--surface)" },
    dot: ({ cx, cy, index }: Dot) => {
      const isMarked = points <= MARKED_POINTS || index === points - 1;
      if (!isMarked || cx === undefined || cy === undefined) return null;
      return <path key={index} d={markerPath(marker, cx, cy)} fill={color} />;
    },
  };
}

function PointCard({ row, lines, axis, formatPoint, unmeasured }: ChartProps & { row: PlotRow | undefined }) {
  if (row === undefined) return null;
  return (
    <div
      role="status"
      className="rounded-md border border-line-strong bg-surface px-3 py-2 text-xs text-ink shadow-overlay"
    >
      <p className="font-semibold">{formatPoint(row.point.at)}</p>
      {lines.map(({ id, name }) => {
        const value = row.point.values[id] ?? null;
        return (
          <p key={id} className="flex justify-between gap-4 tabular-nums">
            <span>{name}</span>
            <span>
              {value === null ? unmeasured : axis.format(value)}
              {row.point.provisional?.includes(id) && ", provisional"}
            </span>
          </p>
        );
      })}
    </div>
  );
}
