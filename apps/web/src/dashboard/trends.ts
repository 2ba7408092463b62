import { whyIncomparable } from "@plumbline/contract/overall-coverage";
import type { FailedPoint, HistoricalPoint } from "@plumbline/contract/trends";

import { formatDate, formatMoment } from "#format/dates.ts";

type Metric = Exclude<keyof HistoricalPoint, "date" | "missing" | "provisionalAreas" | "rulesetVersion">;

/** One line of a trend chart. */
interface TrendLine {
  id: Metric;
  name: string;
}

/** One of the three trend charts; its first line stands for it in arrow and summary. */
export interface TrendChart {
  id: "scores" | "revenue" | "issues";
  title: string;
  /** What its sentence is about; else the name of its first line. */
  subject?: string;
  lines: readonly [TrendLine, ...TrendLine[]];
  /** Which way is good. */
  isUpGood: boolean;
  empty: { title: string; text: string };
}

const NO_HISTORY = { title: "No Historical Data", text: "Data will appear after your first few scans" };

/** The three charts (`docs/product.md`, 'What the dashboard shows'). */
export const TREND_CHARTS: Record<TrendChart["id"], TrendChart> = {
  scores: {
    id: "scores",
    title: "Compliance scores",
    lines: [
      { id: "totalScore", name: "Total score" },
      { id: "accessibility", name: "Accessibility" },
      { id: "seo", name: "SEO" },
      { id: "performance", name: "Performance" },
      { id: "privacy", name: "Privacy" },
      { id: "security", name: "Security" },
    ],
    isUpGood: true,
    empty: NO_HISTORY,
  },
  revenue: {
    id: "revenue",
    title: "Revenue impact",
    lines: [{ id: "revenueLoss", name: "Potential revenue loss" }],
    isUpGood: false,
    empty: {
      title: "Revenue Impact Data Not Available",
      text: "Revenue analysis requires visitor and conversion data",
    },
  },
  issues: {
    id: "issues",
    title: "Critical issues",
    subject: "The number of critical issues",
    lines: [{ id: "criticalIssues", name: "Critical issues" }],
    isUpGood: false,
    empty: NO_HISTORY,
  },
};

/** The revenue chart; once the business figures are saved, only a scan is missing. */
export function revenueChart(hasFigures: boolean): TrendChart {
  const { revenue } = TREND_CHARTS;
  if (!hasFigures) return revenue;
  return {
    ...revenue,
    empty: { ...revenue.empty, text: "Your figures are saved. The next scan adds the first point." },
  };
}

/** The newest value of a line and its change from the one measured before; null where there is none. */
export interface Latest {
  value: number | null;
  change: number | null;
  isProvisional: boolean;
  /** Why it can't be compared with the one before, in short; null where it can, or there is none. */
  incomparable: string | null;
}

export function latestOf(points: readonly HistoricalPoint[], metric: Metric): Latest {
  const [newest, before] = points.filter((point) => point[metric] !== null).toReversed();
  const value = newest?.[metric] ?? null;
  const previous = before?.[metric] ?? null;
  const incomparable = newest && before ? whyApart(newest, before, metric) : null;
  return {
    value,
    change: value === null || previous === null || incomparable !== null ? null : value - previous,
    isProvisional: newest !== undefined && isProvisional(newest, metric),
    incomparable,
  };
}

function whyApart(newest: HistoricalPoint, before: HistoricalPoint, metric: Metric): string | null {
  if (metric === "totalScore") return whyIncomparable(newest, before);
  if (metric === "revenueLoss") {
    const why = whyIncomparable(newest, before);
    return why === null ? null : `can't be compared: ${why}`;
  }
  if (isProvisional(newest, metric) === isProvisional(before, metric)) return null;
  return isProvisional(before, metric) ? "was provisional before" : "was measured in full before";
}

function isProvisional({ provisionalAreas, missing }: HistoricalPoint, metric: Metric): boolean {
  // A loss counts an assumed score where one is missing.
  if (metric === "revenueLoss") return provisionalAreas.length + missing.length > 0;
  if (metric === "totalScore") return provisionalAreas.length > 0;
  return provisionalAreas.some((area) => area === metric);
}

/** The lines of a chart whose value at a point is provisional. */
export function provisionalLines({ lines }: TrendChart, point: HistoricalPoint): Metric[] {
  return lines.flatMap(({ id }) => (point[id] !== null && isProvisional(point, id) ? [id] : []));
}

export interface Trend {
  direction: "up" | "down" | "same";
  /** Change in percent of the value before, without sign; null where that was zero. */
  percent: number | null;
  /** Null where nothing changed. */
  isGood: boolean | null;
}

/** How a metric moved from the first to the last measurement of a period; null where these are not two. */
export function trendOf(period: readonly HistoricalPoint[], { lines, isUpGood }: TrendChart): Trend | null {
  const [{ id }] = lines;
  const measured = period.filter((point) => point[id] !== null);
  const ends = [...measured.slice(0, 1), ...measured.slice(1).slice(-1)];
  const { value, change } = latestOf(ends, id);
  if (value === null || change === null) return null;
  const before = value - change;
  const direction = change === 0 ? "same" : change > 0 ? "up" : "down";
  return {
    direction,
    percent: change === 0 ? 0 : before === 0 ? null : Math.round(Math.abs(change / before) * 1000) / 10,
    isGood: direction === "same" ? null : (direction === "up") === isUpGood,
  };
}

/** Days back from the newest point, or all. */
export type TrendRange = "30" | "90" | "365" | "all";

const DAY_MS = 24 * 3_600_000;

/** The points of the last days before the newest point, which is among them. */
export function withinRange(points: readonly HistoricalPoint[], range: TrendRange): HistoricalPoint[] {
  const newest = points.at(-1);
  if (newest === undefined || range === "all") return [...points];
  const from = startOf(newest, range);
  return points.filter(({ date }) => Date.parse(date) >= from);
}

function startOf(newest: HistoricalPoint, range: Exclude<TrendRange, "all">): number {
  return Date.parse(newest.date) - Number(range) * DAY_MS;
}

/** The failed scans of the same days, and those since the newest point. */
export function failuresWithin(
  failures: readonly FailedPoint[],
  points: readonly HistoricalPoint[],
  range: TrendRange,
): FailedPoint[] {
  const newest = points.at(-1);
  if (newest === undefined || range === "all") return [...failures];
  const from = startOf(newest, range);
  return failures.filter(({ date }) => Date.parse(date) >= from);
}

/** Says when a point is from: the day, and the time as well where another point is of the same day. */
export function pointDates(points: readonly HistoricalPoint[]): (moment: string) => string {
  const perDay = Map.groupBy(points, ({ date }) => formatDate(date));
  return (moment) => {
    const day = formatDate(moment);
    return (perDay.get(day)?.length ?? 0) > 1 ? formatMoment(moment) : day;
  };
}

/** Whether any line of a chart has a value. */
export function hasValues(points: readonly HistoricalPoint[], { lines }: TrendChart): boolean {
  return points.some((point) => lines.some(({ id }) => point[id] !== null));
}

export interface Span {
  first: { value: number; date: string };
  last: { value: number; date: string };
  lowest: number;
  highest: number;
  measurements: number;
}

/** What a chart's sentence says of its first line; null where it has no value. */
export function spanOf(points: readonly HistoricalPoint[], metric: Metric): Span | null {
  const measured = points.flatMap((point) => {
    const value = point[metric];
    return value === null ? [] : [{ value, date: point.date }];
  });
  const [first] = measured;
  const last = measured.at(-1);
  if (first === undefined || last === undefined) return null;
  const values = measured.map(({ value }) => value);
  return {
    first,
    last,
    lowest: Math.min(...values),
    highest: Math.max(...values),
    measurements: measured.length,
  };
}
