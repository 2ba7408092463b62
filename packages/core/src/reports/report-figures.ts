import { AREA_NAMES } from "@plumbline/contract/areas";
import { count } from "@plumbline/contract/numbers";
import {
  areaLabel,
  isEarlierScore,
  lacksOf,
  missingFrom,
  overallLabel,
} from "@plumbline/contract/coverage-words";
import { coveragePercent } from "@plumbline/contract/overall-coverage";
import { dayWords } from "@plumbline/contract/time-words";

import { changeWords } from "@plumbline/contract/change-words";
import type { MailScore } from "#platform/mail/mail-parts.ts";
import type { ReportNews } from "#reports/report-news.ts";
import type { AreaFacts } from "#reports/area-facts.ts";

/** The overall score with its change, of how many areas it is, and that it is provisional: '74 (+3), provisional'. */
export function figureWords({ overall, overallChange, areas }: ReportNews): string {
  if (overall === null) return "not measured";
  const change = overallChange === null ? "" : ` (${changeWords(overallChange)})`;
  const { missing, provisionalAreas } = lacksOf(areas);
  const scored = areas.length - missing.length;
  const from = missing.length === 0 ? "" : ` from ${scored} of ${areas.length} areas`;
  return `${overall}${change}${from}${provisionalAreas.length === 0 ? "" : ", provisional"}`;
}

/** The most important news in a few words: what is new and critical, else what came back, was fixed, or is open. */
export function newsInShort({ changes, openIssues }: ReportNews): string {
  const newCritical = changes?.found.filter(({ severity }) => severity === "critical").length ?? 0;
  if (newCritical > 0) return count(newCritical, "new critical issue");
  if (changes && changes.cameBack.length > 0) return `${count(changes.cameBack.length, "issue")} came back`;
  if (changes && changes.fixed.length > 0) return `${count(changes.fixed.length, "issue")} fixed`;
  if (changes && changes.found.length > 0) return count(changes.found.length, "new issue");
  return openIssues.critical > 0 ? count(openIssues.critical, "critical issue") : "no critical issue found";
}

/** The overall score and the five areas. */
export function scoreRows(news: ReportNews, timeZone: string): MailScore[] {
  const { overall, overallChange, areas } = news;
  const missing = missingFrom(areas);
  const share = missing.length === 0 ? "" : `, covers ${coveragePercent(missing)}%`;
  const total = {
    name: "Overall, of 100",
    value: overall === null ? "Not measured" : String(overall),
    change: overallChange,
    note: overall === null ? "" : `${overallLabel(overall, areas)}${share}`,
    isTotal: true,
  };
  return [total, ...areas.map((area) => areaRow(area, news, timeZone))];
}

function areaRow(facts: AreaFacts, { finishedAt }: ReportNews, timeZone: string): MailScore {
  const { area, score, change, state, reason, measuredAt } = facts;
  const name = AREA_NAMES[area];
  const label = areaLabel(facts);
  if (score === null) return { name, value: label, change: null, note: reason ?? "" };
  const measured =
    measuredAt !== null && isEarlierScore(facts, finishedAt)
      ? `${label}, measured on ${dayWords(measuredAt, timeZone)}`
      : label;
  const note = state === "provisional" && reason !== null ? `${measured}: ${reason}` : measured;
  return { name, value: String(score), change, note };
}
