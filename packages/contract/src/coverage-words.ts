import { type Area, AREAS, type Severity, SEVERITIES } from "./areas.ts";
import { metricLabel } from "./bands.ts";
import { count, integer, usDollars } from "./numbers.ts";
import { lacksInFull, type OverallLacks } from "./overall-coverage.ts";
import type { AreaScore } from "./scan-result.ts";

/** Why an area has no score that no scan was asked for. */
export const NEVER_MEASURED = "No scan has measured this area yet.";

/** What is said of an area's score. */
export interface CoveredArea {
  area: Area;
  /** 0-100; null when it was not measured. */
  score: number | null;
  state: AreaScore["state"];
}

/** All five areas as outputs tell them; one that no scan was asked for is not measured. */
export function coveredAreas(
  scores: Partial<Record<Area, Pick<CoveredArea, "score" | "state"> | undefined>>,
): CoveredArea[] {
  return AREAS.map((area) => {
    const { score = null, state = "not-measured" } = scores[area] ?? {};
    return { area, score, state };
  });
}

type OpenIssues = Record<Severity, number>;

/** Whether a score is from an earlier scan than the one that ended then, which was not asked for its area. */
export function isEarlierScore(
  { score, measuredAt }: { score: number | null; measuredAt: Date | null },
  finishedAt: Date,
): boolean {
  return score !== null && measuredAt !== null && measuredAt.getTime() !== finishedAt.getTime();
}

/** Areas without a score, which the overall score lacks. */
export function missingFrom(areas: readonly CoveredArea[]): Area[] {
  return areas.filter(({ score }) => score === null).map(({ area }) => area);
}

/**
 * What the overall score is called: a word of praise only where all areas stand behind it, e.g. `Good`, `Provisional`,
 * `From 4 of 5 areas`.
 *
 * @param overall 0-100
 */
export function overallLabel(overall: number | null, areas: readonly CoveredArea[]): string {
  if (overall === null) return "Not measured";
  const missing = missingFrom(areas).length;
  if (missing > 0) return `From ${areas.length - missing} of ${areas.length} areas`;
  return areas.some(({ state }) => state === "provisional") ? "Provisional" : metricLabel(overall);
}

/** What an area's score is called where it is told in one word: a provisional one is not praised. */
export function areaLabel({ score, state }: Pick<CoveredArea, "score" | "state">): string {
  if (score === null) return "Not measured";
  return state === "provisional" ? "Provisional" : metricLabel(score);
}

/** What keeps the overall score of these areas from being measured in full. */
export function lacksOf(areas: readonly CoveredArea[]) {
  const provisional = areas.filter(({ score, state }) => score !== null && state === "provisional");
  const provisionalAreas = provisional.map(({ area }) => area);
  return { missing: missingFrom(areas), provisionalAreas } satisfies OverallLacks;
}

/** What was not or not fully measured, and what that means for the overall score; null when all was. */
export function coverageSentence(areas: readonly CoveredArea[]): string | null {
  return lacksInFull(lacksOf(areas));
}

/** That a score is provisional, and what share of its area it is of: said beside the score wherever it stands. */
export function provisionalWords(area: { reason?: string | null | undefined }): string {
  return `provisional: ${provisionalReason(area)}`;
}

/** Why a score is provisional. */
export function provisionalReason({ reason }: { reason?: string | null | undefined }): string {
  return reason ?? "Parts of this area could not be checked.";
}

/** How many of the pages a scan could measure: the same words wherever a scan is told of. */
export function pagesSentence({ measured, all }: { measured: number; all: number }): string {
  return `We measured ${integer(measured)} of ${count(all, "page")}.`;
}

/**
 * How many issues are open, by severity, and how many more are accepted for now. That none is open is only said where
 * all areas were seen.
 */
export function openIssuesSentence(
  openIssues: OpenIssues & { accepted: number },
  areas: readonly CoveredArea[],
): string {
  const { accepted } = openIssues;
  const total = SEVERITIES.reduce((sum, severity) => sum + openIssues[severity], 0);
  const verb = total === 1 ? "issue is" : "issues are";
  const open =
    total === 0
      ? noIssuesSentence(missingFrom(areas).length, areas.length)
      : `${integer(total)} ${verb} open: ${severityWords(openIssues)}.`;
  if (accepted === 0) return open;
  const which = total === 0 ? count(accepted, "issue") : `${accepted === 1 ? "One" : integer(accepted)} more`;
  return `${open} ${which} ${accepted === 1 ? "is" : "are"} accepted for now.`;
}

/** What fixing all open issues costs: an estimate, and called one. */
export function costOfAllSentence(cost: number): string {
  return `Fixing all open issues costs about ${usDollars(cost)}.`;
}

/**
 * What fixing the open issues costs, said after how many there are: that count holds those which wait for the check of
 * their fix, and the cost does not. Null where nothing is estimated.
 */
export function costSentence(work: { cost: number; issues: number; awaitingCheck: number }): string | null {
  const { cost, issues, awaitingCheck } = work;
  if (cost === 0) return null;
  if (awaitingCheck === 0) return costOfAllSentence(cost);
  const waiting =
    awaitingCheck === 1
      ? "1 of them is marked as fixed and waits for its check."
      : `${integer(awaitingCheck)} of them are marked as fixed and wait for their check.`;
  return `${waiting} Fixing the other ${integer(issues)} costs about ${usDollars(cost)}.`;
}

function noIssuesSentence(missing: number, all: number): string {
  if (missing === 0) return "No issues are open.";
  return missing === all
    ? "We could not check whether there are any issues."
    : "We found no issues in what we could check.";
}

/** Counts by severity without those that are none: '2 critical, 14 high'. */
export function severityWords(counts: OpenIssues): string {
  return SEVERITIES.filter((severity) => counts[severity] > 0)
    .map((severity) => `${integer(counts[severity])} ${severity}`)
    .join(", ");
}
