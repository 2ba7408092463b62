import { type Area, AREA_NAMES, type Severity, SEVERITIES } from "./areas.ts";
import { integer } from "./numbers.ts";
import { coverageWords } from "./overall-coverage.ts";
import type { AreaScore } from "./scan-result.ts";

/** What is said of an area's score. */
export interface CoveredArea {
  area: Area;
  /** 0-100; null when it was not measured. */
  score: number | null;
  state: AreaScore["state"];
}

type OpenIssues = Record<Severity, number>;

/** Areas without a score, which the overall score lacks. */
export function missingFrom(areas: readonly CoveredArea[]): Area[] {
  return areas.filter(({ score }) => score === null).map(({ area }) => area);
}

/** What was not or not fully measured, and what that means for the overall score; null when all was. */
export function coverageSentence(areas: readonly CoveredArea[]): string | null {
  const missing = missingFrom(areas);
  if (missing.length === areas.length) return "No area could be measured, so there is no score.";
  const provisional = areas.filter(({ score, state }) => score !== null && state === "provisional");
  const names = provisional.map(({ area }) => AREA_NAMES[area]).join(", ");
  const parts = [
    coverageWords(missing),
    provisional.length > 0 ? `Provisional, as not everything could be checked: ${names}.` : null,
  ];
  return parts.filter((part) => part !== null).join(" ") || null;
}

/** How many issues are open, by severity. That none is open is only said where all areas were seen. */
export function openIssuesSentence(openIssues: OpenIssues, areas: readonly CoveredArea[]): string {
  const total = SEVERITIES.reduce((sum, severity) => sum + openIssues[severity], 0);
  if (total === 0)
    return missingFrom(areas).length === 0
      ? "No issues are open."
      : "We found no issues in what we could check.";
  const verb = total === 1 ? "issue is" : "issues are";
  return `${integer(total)} ${verb} open: ${severityWords(openIssues)}.`;
}

/** Counts by severity without those that are none: '2 critical, 14 high'. */
export function severityWords(counts: OpenIssues): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => `${integer(counts[severity])} ${severity}`)
    .join(", ");
}
