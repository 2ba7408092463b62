import type { RuleChange } from "@plumbline/contract/rule-changes";
import type { FailedPoint, HistoricalPoint } from "@plumbline/contract/trends";

import { formatDate } from "#format/dates.ts";
import { countOf } from "#format/numbers.ts";

import { spanOf, type TrendChart } from "./trends.ts";

interface Written {
  format: (value: number) => string;
  formatPoint: (moment: string) => string;
}

/** What a chart shows, in sentences. */
export function summaryOf(
  { subject, lines: [{ id, name }] }: TrendChart,
  points: readonly HistoricalPoint[],
  { format, formatPoint }: Written,
): string {
  const span = spanOf(points, id);
  if (span === null) return `${name}: not measured in this period.`;
  const { first, last, lowest, highest, measurements } = span;
  const what = subject ?? name;
  const [from, to] = [formatPoint(first.date), formatPoint(last.date)];
  if (measurements === 1) return `${what} was ${format(last.value)} on ${to}.`;
  const scans = `over ${countOf(measurements, "scan")}`;
  if (lowest === highest)
    return `${what} was unchanged at ${format(last.value)} from ${from} to ${to}, ${scans}.`;
  return (
    `${what} went from ${format(first.value)} on ${from} to ${format(last.value)} on ${to}, ${scans}. ` +
    `Lowest ${format(lowest)}, highest ${format(highest)}.`
  );
}

/** Says where the rules changed, which the chart marks with dotted lines. */
export function rulesWords(changes: readonly RuleChange<HistoricalPoint>[]): string[] {
  const last = changes.at(-1);
  if (last === undefined) return [];
  const day = `${formatDate(last.point.date)} (version ${last.version})`;
  const when =
    changes.length === 1 ? `on ${day}` : `${changes.length} times in this period, most recently on ${day}`;
  return [`Our rules changed ${when}. Results from before and after a change are not fully comparable.`];
}

/** Days that are named; more are counted. */
const NAMED = 3;
const AND_LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Says which scans failed, which the chart marks where a point would be. */
export function failureWords(failures: readonly FailedPoint[]): string[] {
  const days = [...new Set(failures.map(({ date }) => formatDate(date)))];
  const last = days.at(-1);
  if (last === undefined) return [];
  const what = `${countOf(failures.length, "scan")} failed and brought no scores`;
  return [days.length > NAMED ? `${what}, most recently on ${last}.` : `${what}: ${AND_LIST.format(days)}.`];
}
