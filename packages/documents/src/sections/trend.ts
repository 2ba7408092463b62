import { AREA_NAMES, AREAS } from "@plumbline/contract/areas";
import { calendarDay } from "@plumbline/contract/calendar";
import { integer } from "@plumbline/contract/numbers";
import { type RuleChange, ruleChanges } from "@plumbline/contract/rule-changes";

import type { ComprehensiveReport, TrendMonth } from "#comprehensive-input.ts";

const NONE = "\u2013";
const PROVISIONAL = "*";

/** Twelve months of scores and of what was found and fixed; null while there is only one month. */
export function trendView({ trend }: Pick<ComprehensiveReport, "trend">) {
  if (trend.length < 2) return null;
  const anyProvisional = trend.some(
    ({ isOverallProvisional, provisional }) => isOverallProvisional || provisional.length > 0,
  );
  return {
    provisional: anyProvisional
      ? `A score marked ${PROVISIONAL} is provisional: its scan could not see all of it, or measured it on a busy machine.`
      : "",
    columns: [
      "Month",
      "Overall",
      ...AREAS.map((area) => AREA_NAMES[area]),
      "Critical open",
      "New",
      "Fixed",
      "Came back",
    ],
    rows: trend.map((month) => [
      `${shortMonth(month.month)} ${month.month.slice(0, 4)}`,
      score(month.overall, month.isOverallProvisional),
      ...AREAS.map((area) => score(month.areas[area], month.provisional.includes(area))),
      month.criticalOpen === null ? NONE : integer(month.criticalOpen),
      integer(month.found),
      integer(month.fixed),
      integer(month.cameBack),
    ]),
    points: trend.map(({ month, overall, isOverallProvisional }) => ({
      label: shortMonth(month),
      score: overall,
      words: score(overall, isOverallProvisional),
    })),
    alternative: `Overall score by month: ${trend.map(spoken).join(", ")}.`,
    rulesets: ruleChanges(trend).map(rulesetWords),
  };
}

/** Why a report that has a trend as a rule has none yet; empty where it has one. */
export function noTrendWords({
  trend,
  timeZone,
  finishedAt,
}: Pick<ComprehensiveReport, "trend" | "timeZone" | "finishedAt">): string {
  if (trend.length >= 2) return "";
  const month = trend[0]?.month ?? calendarDay(finishedAt, timeZone).slice(0, 7);
  return `${monthWords(month)} is the first month with a scan. The trend begins with the report of the next month.`;
}

function spoken({ month, overall, isOverallProvisional }: TrendMonth): string {
  const said = overall === null ? "not measured" : String(overall);
  return `${monthWords(month)} ${said}${isOverallProvisional ? " provisional" : ""}`;
}

function score(value: number | null, isProvisional: boolean): string {
  if (value === null) return NONE;
  return isProvisional ? `${value}${PROVISIONAL}` : String(value);
}

const long = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

function monthWords(month: string): string {
  return long.format(new Date(`${month}-15T00:00:00Z`));
}

function shortMonth(month: string): string {
  return short.format(new Date(`${month}-15T00:00:00Z`));
}

function rulesetWords({ point, version, before }: RuleChange<TrendMonth>): string {
  return `${monthWords(point.month)}: ruleset version ${version} instead of ${before ?? "an unknown one"}.`;
}
