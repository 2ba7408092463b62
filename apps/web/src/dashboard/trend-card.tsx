import { ruleChanges } from "@plumbline/contract/rule-changes";
import type { FailedPoint, HistoricalPoint } from "@plumbline/contract/trends";
import { ChartNoAxesColumn } from "lucide-react";
import { type ReactNode, useId } from "react";

import { formatDate } from "#format/dates.ts";
import { formatDollars } from "#format/numbers.ts";
import type { ChartAxis } from "#ui/chart-props.ts";
import { Chart } from "#ui/chart.tsx";

import { TotalCoverage } from "./total-coverage.tsx";
import { TrendArrow } from "./trend-arrow.tsx";
import { TrendLegend } from "./trend-legend.tsx";
import { failureWords, rulesWords, summaryOf } from "./trend-words.ts";
import {
  failuresWithin,
  hasValues,
  pointDates,
  provisionalLines,
  type TrendChart,
  trendOf,
  type TrendRange,
  withinRange,
} from "./trends.ts";

interface TrendCardProps {
  chart: TrendChart;
  points: readonly HistoricalPoint[];
  failures: readonly FailedPoint[];
  range: TrendRange;
}

/** How each chart's values are written, and its axis. */
const AXES: Record<TrendChart["id"], ChartAxis> = {
  scores: { unit: "Score, 0 to 100", from: 0, to: 100, format: String },
  revenue: { unit: "U.S. dollars a year", from: 0, format: formatDollars },
  issues: { unit: "Number of open critical issues", from: 0, format: String },
};

/** One trend: title, arrow, legend, chart. */
export function TrendCard({ chart, points, failures, range }: TrendCardProps) {
  const heading = useId();
  const shown = withinRange(points, range);
  const trend = trendOf(shown, chart);
  const formatPoint = pointDates(shown);
  const { format } = AXES[chart.id];
  const isEmpty = !hasValues(shown, chart);
  const changes = ruleChanges(shown);
  const failed = failuresWithin(failures, points, range);
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
          failures={failureWords(failed)}
        />
      )}
      {!isBaseline && !isEmpty && (
        <>
          <TrendLegend chart={chart} points={points} format={format} />
          <Chart
            label={chart.title}
            summary={[
              summaryOf(chart, shown, { format, formatPoint }),
              ...failureWords(failed),
              ...rulesWords(changes),
            ].join(" ")}
            gaps={failed.map(({ date }) => date)}
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

interface BaselineProps {
  legend: ReactNode;
  at: string | undefined;
  /** What is said of scans that failed since. */
  failures: readonly string[];
}

/** A single measurement is no trend: it is what later ones are compared with. */
function Baseline({ legend, at, failures }: BaselineProps) {
  return (
    <>
      {legend}
      <div className="flex items-center gap-3 text-sm text-muted">
        <p className="shrink-0">Baseline{at && ` of ${formatDate(at)}`}</p>
        <span aria-hidden className="h-0 flex-1 border-t-2 border-dashed border-line-strong" />
      </div>
      <p className="text-sm text-muted">
        {["This is where you start.", ...failures].join(" ")} The next scan adds a second point and begins the
        line.
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
