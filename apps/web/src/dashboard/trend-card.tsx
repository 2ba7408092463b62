import { type RuleChange, ruleChanges } from "@plumbline/contract/rule-changes";
import type { HistoricalPoint } from "@plumbline/contract/trends";
import { ChartNoAxesColumn } from "lucide-react";
import { type ReactNode, useId } from "react";

import { formatDate } from "#format/dates.ts";
import { countOf, formatDollars } from "#format/numbers.ts";
import type { ChartAxis } from "#ui/chart-props.ts";
import { Chart } from "#ui/chart.tsx";

import { TotalCoverage } from "./total-coverage.tsx";
import { TrendArrow } from "./trend-arrow.tsx";
import { TrendLegend } from "./trend-legend.tsx";
import {
  hasValues,
  pointDates,
  provisionalLines,
  spanOf,
  type TrendChart,
  trendOf,
  type TrendRange,
  withinRange,
} from "./trends.ts";

interface TrendCardProps {
  chart: TrendChart;
  points: readonly HistoricalPoint[];
  range: TrendRange;
}

/** How each chart's values are written, and its axis. */
const AXES: Record<TrendChart["id"], ChartAxis> = {
  scores: { unit: "Score, 0 to 100", from: 0, to: 100, format: String },
  revenue: { unit: "U.S. dollars a year", from: 0, format: formatDollars },
  issues: { unit: "Number of open critical issues", from: 0, format: String },
};

/** One trend: title, arrow, legend, chart. */
export function TrendCard({ chart, points, range }: TrendCardProps) {
  const heading = useId();
  const shown = withinRange(points, range);
  const trend = trendOf(shown, chart);
  const formatPoint = pointDates(shown);
  const { format } = AXES[chart.id];
  const isEmpty = !hasValues(shown, chart);
  const changes = ruleChanges(shown);
  const isBaseline = !isEmpty && points.length === 1;
  return (
    <section
      aria-labelledby={heading}
      className="min-w-0 space-y-4 rounded-lg border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={heading} className="font-semibold">
          {chart.title}
        </h2>
        {trend && <TrendArrow trend={trend} />}
      </div>
      {chart.id === "scores" && <TotalCoverage points={points} />}
      {isBaseline && (
        <Baseline
          legend={<TrendLegend chart={chart} points={points} format={format} />}
          at={shown[0]?.date}
        />
      )}
      {!isBaseline && !isEmpty && (
        <>
          <TrendLegend chart={chart} points={points} format={format} />
          <Chart
            label={chart.title}
            summary={[summaryOf(chart, shown, formatPoint), ...rulesWords(changes)].join(" ")}
            breaks={changes.map(({ point }) => point.date)}
            lines={chart.lines}
            points={shown.map((point) => ({
              at: point.date,
              values: valuesOf(chart, point),
              provisional: provisionalLines(chart, point),
            }))}
            axis={AXES[chart.id]}
            formatDate={(moment) => formatDate(moment)}
            formatPoint={formatPoint}
            unmeasured={chart.id === "revenue" ? "No figures" : "Not measured"}
          />
        </>
      )}
      {isEmpty && <Empty {...chart.empty} />}
    </section>
  );
}

function valuesOf({ lines }: TrendChart, point: HistoricalPoint): Record<string, number | null> {
  return Object.fromEntries(lines.map(({ id }) => [id, point[id]]));
}

function summaryOf(
  chart: TrendChart,
  points: readonly HistoricalPoint[],
  formatPoint: (moment: string) => string,
): string {
  const [{ id, name }] = chart.lines;
  const { format } = AXES[chart.id];
  const span = spanOf(points, id);
  if (span === null) return `${name}: not measured in this period.`;
  const { first, last, lowest, highest, measurements } = span;
  if (measurements === 1) return `${name} was ${format(last.value)} on ${formatPoint(last.date)}.`;
  return (
    `${name} went from ${format(first.value)} on ${formatPoint(first.date)} to ${format(last.value)} on ` +
    `${formatPoint(last.date)}, over ${countOf(measurements, "scan")}. ` +
    `Lowest ${format(lowest)}, highest ${format(highest)}.`
  );
}

/** Says where the rules changed, which the chart marks with dotted lines. */
function rulesWords(changes: readonly RuleChange<HistoricalPoint>[]): string[] {
  const last = changes.at(-1);
  if (last === undefined) return [];
  const day = `${formatDate(last.point.date)} (version ${last.version})`;
  const when =
    changes.length === 1 ? `on ${day}` : `${changes.length} times in this period, most recently on ${day}`;
  return [`Our rules changed ${when}. Results from before and after a change are not fully comparable.`];
}

/** A single measurement is no trend: it is what later ones are compared with. */
function Baseline({ legend, at }: { legend: ReactNode; at: string | undefined }) {
  return (
    <>
      {legend}
      <div className="flex items-center gap-3 text-sm text-muted">
        <p className="shrink-0">Baseline{at && ` of ${formatDate(at)}`}</p>
        <span aria-hidden className="h-0 flex-1 border-t-2 border-dashed border-line-strong" />
      </div>
      <p className="text-sm text-muted">
        This is where you start. The next scan adds a second point and begins the line.
      </p>
    </>
  );
}

function Empty({ title, text }: TrendChart["empty"]) {
  return (
    <div className="grid min-h-40 content-center justify-items-center gap-1 rounded-md bg-sunken p-6 text-center">
      <ChartNoAxesColumn aria-hidden className="mb-1 size-6 text-muted" />
      <p className="font-medium">{title}</p>
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}
