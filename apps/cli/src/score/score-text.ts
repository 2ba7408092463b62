import { AREA_NAMES, AREAS, LOSS_WEIGHTS, type Area } from "@plumbline/contract/areas";
import { causeId } from "@plumbline/contract/cause-points";
import { causeOfLine, ownReach } from "@plumbline/contract/cause-of-line";
import { coveredAreas, lacksOf, provisionalWords } from "@plumbline/contract/coverage-words";
import { lacksInShort } from "@plumbline/contract/overall-coverage";
import { count } from "@plumbline/contract/numbers";
import { pageCounts } from "@plumbline/contract/pages-of-site";
import type { RankedCause } from "@plumbline/contract/priority";
import type { AreaScore, CheckSummary, ScanResult, ScoreLine } from "@plumbline/contract/scan-result";
import { rangeWords } from "@plumbline/contract/score-interval";
import { reachWords, reasonInFull } from "@plumbline/contract/reason-words";
import { TOP_ACTIONS } from "@plumbline/contract/top-action";
import { gainOfFixing, measuredAreas } from "@plumbline/scanner/gain-of-fixing";
import { RULESET_VERSION } from "@plumbline/scanner/ruleset";

import { rankedCauses, type ResultCause } from "#priority/ranked-causes.ts";

/** Below this a gain would be shown as none. */
const LEAST_SHOWN = 0.05;

/** Overall score and areas, one a line. */
export function scoreSummary(result: ScanResult): string {
  return joined([
    head(result),
    ...askedAreas(result).map(([area, scored]) => areaLine(result, area, scored)),
  ]);
}

/** The scores with every line that moved them: what it cost, on how many pages, what fixing it alone gives. */
export function explainScore(result: ScanResult): string {
  const causes = rankedCauses(result).map((cause) => ({ ...cause, id: causeId(cause) }));
  const sections = askedAreas(result).flatMap(([area, scored]) => [
    "",
    areaLine(result, area, scored),
    ...(scored.lines.length > 0
      ? scored.lines.flatMap((line) => lineText(line, { area, result, causes }))
      : emptyText(scored)),
    ...unseenLines(result, area),
  ]);
  return joined([head(result), ...sections, ...firstLines(result), "", ...howToRead(result)]);
}

/** What to fix first, by the same order as everywhere. */
function firstLines(result: ScanResult): string[] {
  const causes = rankedCauses(result).slice(0, TOP_ACTIONS);
  if (causes.length === 0) return [];
  return [
    "",
    "What to fix first:",
    ...causes.flatMap((cause) => [
      `  ${cause.rank}. ${cause.title}  [${cause.check}]`,
      `     ${reasonInFull(cause)}`,
    ]),
  ];
}

function joined(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

/** `, between 69 and 75` where a score is not sure to the point. */
function between(scored: Parameters<typeof rangeWords>[0]): string {
  const range = rangeWords(scored);
  return range === null ? "" : `, ${range}`;
}

/** The overall score with its range, which is provisional as soon as one of its areas is. */
function overallRange({ areas, overallInterval }: ScanResult): Parameters<typeof rangeWords>[0] {
  const isProvisional = Object.values(areas).some(({ state }) => state === "provisional");
  return { state: isProvisional ? "provisional" : "measured", interval: overallInterval };
}

function head(result: ScanResult): string {
  const { site, overall, finishedAt, rulesetVersion, pages, areas } = result;
  const lacks = lacksInShort(lacksOf(coveredAreas(areas)));
  const { all, measured } = pageCounts(pages);
  const score = overall === null ? "not measured" : `${overall} of 100${between(overallRange(result))}`;
  const when = finishedAt.slice(0, 10);
  const seen = `${measured} of ${count(all, "page")}, ${when}, ruleset ${rulesetVersion}`;
  return `${site}: ${score} overall (${seen})${overall === null || lacks === null ? "" : `\n${lacks}`}`;
}

function askedAreas({ areas }: ScanResult): [Area, AreaScore][] {
  return AREAS.flatMap((area) => {
    const scored = areas[area];
    return scored === undefined ? [] : [[area, scored] satisfies [Area, AreaScore]];
  });
}

function areaLine(result: ScanResult, area: Area, scored: AreaScore): string {
  const { score, state, reason } = scored;
  const name = AREA_NAMES[area].padEnd(14);
  if (score === null)
    return `${name} not measured: ${reason ?? "no reason given"} (not counted in the overall score)`;
  const measured = measuredAreas(result);
  const share = LOSS_WEIGHTS[area] / measured.reduce((sum, other) => sum + LOSS_WEIGHTS[other], 0);
  const provisional = state === "provisional" ? `; ${provisionalWords(scored)}` : "";
  return `${name} ${String(score).padStart(3)}${between(scored)}  (${Math.round(share * 100)}% of the overall score${provisional})`;
}

/** What a line of an area is explained by. */
interface Explained {
  area: Area;
  result: ScanResult;
  causes: readonly (RankedCause<ResultCause> & { id: string })[];
}

function lineText(line: ScoreLine, { area, result, causes }: Explained): string[] {
  const cost = line.points === 0 ? "0.0" : `-${line.points.toFixed(1)}`;
  const about = [placesOf(line, area, causes), gainText(line, { area, result })].filter(Boolean).join("; ");
  const details = [about, line.note ?? ""].filter(Boolean).map((text) => `          ${text}`);
  return [`  ${cost.padStart(6)}  ${line.title}  [${line.check}]`, ...details];
}

function placesOf(line: ScoreLine, area: Area, causes: Explained["causes"]): string {
  if (line.atMost !== undefined) return "a limit";
  const cause = causeOfLine(line, causes, area);
  const reach = cause === undefined ? ownReach(line) : reachWords(cause);
  return reach === null ? "" : `on ${reach}`;
}

function gainText(line: ScoreLine, { area, result }: { area: Area; result: ScanResult }): string {
  if (line.atMost !== undefined) return `in force until ${line.check} is fixed`;
  const gain = gainOfFixing(area, line.check, result);
  if (gain === null || (line.points === 0 && gain.area === 0)) return "";
  if (gain.area === 0) return "fixing it alone gains nothing yet, because a limit is still in force";
  return `a fix gains ${gained(gain.area)} here, ${gained(gain.overall)} overall`;
}

function gained(points: number): string {
  return points < LEAST_SHOWN ? "less than +0.1" : `+${points.toFixed(1)}`;
}

function emptyText({ score }: AreaScore): string[] {
  return score === null ? [] : ["  no points lost"];
}

function unseenLines({ checks }: ScanResult, area: Area): string[] {
  const ofArea = (outcome: CheckSummary["outcome"]): CheckSummary[] =>
    checks.filter((check) => check.area === area && check.outcome === outcome);
  return [
    ...byReasonLines("could not be checked", ofArea("could-not-run")),
    ...byReasonLines("nothing to check where we looked, other pages not looked at", ofArea("not-looked-at")),
  ];
}

function byReasonLines(heading: string, checks: readonly CheckSummary[]): string[] {
  if (checks.length === 0) return [];
  const byReason = Map.groupBy(checks, ({ reason }) => reason ?? "no reason given");
  return [
    `  ${heading}:`,
    ...[...byReason].map(([reason, same]) => `    ${same.map(({ id }) => id).join(", ")}: ${reason}`),
  ];
}

function howToRead(result: ScanResult): string[] {
  const missing = AREAS.filter((area) => result.areas[area] === undefined).map((area) => AREA_NAMES[area]);
  return [
    "A gain is what you would get for fixing that one check everywhere and nothing else. Only confirmed findings",
    "cost points. Each one costs less when there are many, and every fix gains something. An area counts by the",
    "share of revenue you may lose through it.",
    ...(hasInterval(result)
      ? [
          '"Between" is the range for 9 out of 10 scans that visit other pages of the site or measure its',
          "speed at another time.",
        ]
      : []),
    ...(missing.length === 0 ? [] : [`Not part of this scan: ${missing.join(", ")}.`]),
    ...(result.rulesetVersion === RULESET_VERSION
      ? []
      : [
          `The result was made with another ruleset than this one (${RULESET_VERSION}), so gains may differ.`,
        ]),
  ];
}

function hasInterval(result: ScanResult): boolean {
  return [overallRange(result), ...Object.values(result.areas)].some((scored) => rangeWords(scored) !== null);
}
