import { AREA_NAMES, type Area } from "@plumbline/contract/areas";
import { coveredAreas, lacksOf, provisionalWords } from "@plumbline/contract/coverage-words";
import { criteriaCounts, criteriaWords } from "@plumbline/contract/criteria-counts";
import { lacksInShort } from "@plumbline/contract/overall-coverage";
import { notVisitedSentence, pageCounts, pagesOfSite } from "@plumbline/contract/pages-of-site";
import type { RankedCause } from "@plumbline/contract/priority";
import { reachWords, reasonInShort } from "@plumbline/contract/reason-words";
import { startSentence } from "@plumbline/contract/start-page";
import type { AreaScore, ScannedPage, ScanResult } from "@plumbline/contract/scan-result";
import { type FixUnit, unitsByOutcome } from "@plumbline/scanner/fix-units";

import { rankedCauses, type ResultCause } from "#priority/ranked-causes.ts";
import { type Baseline, isNewFinding } from "#scan/baseline.ts";

const MOST_CAUSES = 12;

function scoreText(area: AreaScore): string {
  if (area.score === null) return `not measured${area.reason ? `: ${area.reason}` : ""}`;
  const provisional = area.state === "provisional" ? ` (${provisionalWords(area)})` : "";
  return `${String(area.score).padStart(3)}${provisional}`;
}

function overallText({ overall, areas }: ScanResult): string {
  if (overall === null) return "not measured";
  const lacks = lacksInShort(lacksOf(coveredAreas(areas)));
  return `${String(overall).padStart(3)}${lacks === null ? "" : ` (${lacks})`}`;
}

function areaLines(areas: ScanResult["areas"]): string[] {
  return Object.entries(areas).map(
    ([area, score]) => `  ${AREA_NAMES[area as Area].padEnd(14)} ${scoreText(score)}`,
  );
}

function causeLines(cause: RankedCause<ResultCause>, baseline: Baseline | null): string[] {
  const { severity, title, check, issues, units } = cause;
  return [
    `  ${severity.toUpperCase().padEnd(8)} ${newsOfCause(cause, baseline)}${title}  [${check}]`,
    `           ${reasonInShort(cause)}: ${counted(issues, "issue")} on ${reachWords(cause)}`,
    `           ${placesInShort(units)}`,
  ];
}

function newsOfCause({ units }: ResultCause, baseline: Baseline | null): string {
  const news = newUnits(units, baseline);
  if (news === 0) return "";
  return news === units.length ? "NEW " : `${news} NEW OF ${units.length} `;
}

function newUnits(units: readonly FixUnit[], baseline: Baseline | null): number {
  return baseline === null ? 0 : units.filter((unit) => isNewFinding(unit, baseline)).length;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function findingLines(result: ScanResult, baseline: Baseline | null): string[] {
  const causes = rankedCauses(result);
  const units = causes.flatMap((cause) => cause.units);
  const { toReview } = unitsByOutcome(result.findings);
  const hidden = causes.length - MOST_CAUSES;
  const news = baseline === null ? "" : ` (${newUnits(units, baseline)} new since the baseline)`;
  return [
    `${counted(units.length, "thing")} to fix${news}, ${toReview.length} to review`,
    ...(causes.length === 0 ? [] : [`What to fix first, and why (${counted(causes.length, "cause")}):`]),
    ...newFirst(causes, baseline)
      .slice(0, MOST_CAUSES)
      .flatMap((cause) => causeLines(cause, baseline)),
    ...(hidden > 0 ? [`  ... and ${counted(hidden, "more cause")}; --format json lists everything`] : []),
  ];
}

function newFirst(
  causes: readonly RankedCause<ResultCause>[],
  baseline: Baseline | null,
): readonly RankedCause<ResultCause>[] {
  const hasNews = ({ units }: ResultCause) => Number(newUnits(units, baseline) > 0);
  return causes.toSorted((a, b) => hasNews(b) - hasNews(a));
}

/** Where the address led, and what lies beyond the pages that were visited. */
function visitLines({ site, pages, pagesNotVisited }: ScanResult, asked = site): string[] {
  const told = [notVisitedSentence(pagesNotVisited), startSentence(asked, pages)];
  return told.flatMap((sentence) => (sentence === null ? [] : [`  ${sentence}`]));
}

/** Pages that were not measured, and the addresses that have no page. */
function unmeasuredLines(visited: ScannedPage[]): string[] {
  const pages = pagesOfSite(visited);
  return [
    ...listed(
      "Not measured:",
      pages.filter(({ state }) => state === "not-measured"),
    ),
    ...listed(
      "No page at these addresses:",
      visited.filter((page) => !pages.includes(page)),
    ),
  ];
}

function listed(heading: string, pages: readonly ScannedPage[]): string[] {
  if (pages.length === 0) return [];
  return ["", heading, ...pages.map(({ url, reason }) => `  ${url}: ${reason ?? "no reason given"}`)];
}

function criteriaLines({ criteria = [] }: ScanResult): string[] {
  if (criteria.length === 0) return [];
  return [`  WCAG 2.2 A/AA  ${criteriaWords(criteriaCounts(criteria))}`];
}

function platformLines({ platform }: ScanResult): string[] {
  if (platform === undefined) return [];
  const { name, toldBy } = platform;
  return [
    `  Made with      ${name} (told by ${toldBy})`,
    `  "plumbline checks ID" has the steps in the menus of ${name}`,
  ];
}

/** Best practice, apart from all that counts: one line, or what it is about where that was asked for. */
function adviceLines({ findings, checks }: ScanResult, isWanted: boolean): string[] {
  const { advice } = unitsByOutcome(findings);
  if (advice.length === 0) return [];
  const byCheck = [...Map.groupBy(advice, ({ check }) => check)];
  const words = `Advice: ${counted(byCheck.length, "best-practice suggestion")} that lower${byCheck.length === 1 ? "s" : ""} no score`;
  if (!isWanted) return ["", `${words}; --advice lists them`];
  const names = new Map(checks.map(({ id, title, defect = title }) => [id, defect]));
  return [
    "",
    `${words}:`,
    ...byCheck.flatMap(([check, units]) => [
      `  ${names.get(check) ?? check}  [${check}]`,
      `           ${placesInShort(units)}`,
    ]),
  ];
}

/** The first place, and how many there are beside it. */
function placesInShort(units: readonly FixUnit[]): string {
  const places = units.flatMap((unit) => unit.places);
  const [place] = places;
  const more = places.length > 1 ? ` and ${counted(places.length - 1, "more place")}` : "";
  return place ? `${place.page}${place.selector ? `  ${place.selector}` : ""}${more}` : "";
}

/** What of a result is printed beside all that counts. */
interface TextOptions {
  baseline: Baseline | null;
  /** Whether advice is listed; it is only counted when absent. */
  listsAdvice?: boolean;
  /** Address that the scan was asked for, which may lead elsewhere; that of the result when absent. */
  asked?: string | undefined;
}

/** The result as a person reads it on a terminal: scores, what to fix first, what was not measured. */
export function textReport(
  result: ScanResult,
  { baseline, listsAdvice = false, asked }: TextOptions,
): string {
  const { all, measured } = pageCounts(result.pages);
  const lines = [
    `${result.site}: ${measured} of ${counted(all, "page")} measured, ruleset ${result.rulesetVersion}`,
    ...visitLines(result, asked),
    ...(result.stopped === undefined ? [] : [`  ${result.stopped}`]),
    `  ${"Overall".padEnd(14)} ${overallText(result)}`,
    ...areaLines(result.areas),
    ...criteriaLines(result),
    ...platformLines(result),
    "",
    ...findingLines(result, baseline),
    ...unmeasuredLines(result.pages),
    ...adviceLines(result, listsAdvice),
  ];
  return `${lines.join("\n")}\n`;
}
