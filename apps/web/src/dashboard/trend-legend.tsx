import type { HistoricalPoint } from "@plumbline/contract/trends";

import { lineLook, markerPath } from "#ui/chart-look.ts";

import { latestOf, type TrendChart } from "./trends.ts";

interface TrendLegendProps {
  chart: TrendChart;
  points: readonly HistoricalPoint[];
  format: (value: number) => string;
}

/** Each line with its sign, its latest value and the change from the previous point. */
export function TrendLegend({ chart, points, format }: TrendLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-3">
      {chart.lines.map(({ id, name }, index) => (
        <li key={id} className="text-sm">
          <span className="flex items-center gap-2 text-muted">
            <LineSign index={index} />
            {name}
          </span>
          <Value
            {...latestOf(points, id)}
            isTotal={id === "totalScore"}
            isUpGood={chart.isUpGood}
            format={format}
          />
        </li>
      ))}
    </ul>
  );
}

function Value({
  value,
  change,
  isProvisional,
  incomparable,
  isTotal,
  isUpGood,
  format,
}: ReturnType<typeof latestOf> & {
  isTotal: boolean;
  isUpGood: boolean;
  format: (value: number) => string;
}) {
  if (value === null) return <span className="font-medium text-muted">Not measured</span>;
  return (
    <span className="tabular-nums">
      <span className="text-lg font-semibold">{format(value)}</span>{" "}
      {isProvisional && <span className="text-xs text-muted">provisional, </span>}
      <span className={`text-xs ${toneOf(change, isUpGood)}`}>
        {change === null ? noChangeWords(incomparable, isTotal) : changeWords(change, format)}
      </span>
    </span>
  );
}

/** Of the total, the sentence above the legend says why. */
function noChangeWords(incomparable: string | null, isTotal: boolean): string {
  if (incomparable === null) return "first measurement";
  return isTotal ? "can't be compared" : incomparable;
}

function toneOf(change: number | null, isUpGood: boolean): string {
  if (change === null || change === 0) return "text-muted";
  return change > 0 === isUpGood ? "text-green" : "text-red";
}

function changeWords(change: number, format: (value: number) => string): string {
  if (change === 0) return "unchanged";
  return `${change > 0 ? "+" : "−"}${format(Math.abs(change))}`;
}

/** A piece of the line as the chart draws it. */
function LineSign({ index }: { index: number }) {
  const { color, dashes, marker, width } = lineLook(index);
  return (
    <svg aria-hidden width="28" height="10" className="shrink-0">
      <path d="M0,5H28" stroke={color} strokeWidth={width} strokeDasharray={dashes} />
      <path d={markerPath(marker, 14, 5)} fill={color} />
    </svg>
  );
}
