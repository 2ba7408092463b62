import { type Area, AREA_NAMES } from "./areas.ts";
import { allOf } from "./all-words.ts";
import { count, integer, usDollars } from "./numbers.ts";
import type { RankedCause } from "./priority.ts";
import { workWords } from "./work.ts";

type Reasoned = Pick<
  RankedCause,
  | "area"
  | "points"
  | "alsoCounts"
  | "elsewhere"
  | "overallPoints"
  | "gate"
  | "work"
  | "issues"
  | "pages"
  | "pagesMeasured"
  | "isSiteWide"
>;

/** Said of work that nobody estimated. */
export const NOT_ESTIMATED = "Not estimated";

/** The order of causes in words. It must say what `prioritize` does. */
export const ORDER_OF_CAUSES =
  "Critical issues come first, then high and medium together, then low. Within each group, what caps a score leads, " +
  "then what costs the most overall points for the work it takes.";

const AND_LIST = new Intl.ListFormat("en-US", { type: "conjunction" });

/** Less of the overall score than this is told as under it, never as none. */
const LEAST_SHOWN = 0.1;

/**
 * Points of the overall score, the figure causes are ranked by: `5.2 overall points`. Points of an area would contradict
 * the order, as areas weigh differently.
 */
export function overallPointsWords(overallPoints: number | null): string {
  if (overallPoints === null) return "No score yet";
  return overallPoints === 0 ? "No overall points" : atLeast(overallPoints, "overall point");
}

function atLeast(points: number, noun: string): string {
  return points < LEAST_SHOWN / 2 ? `Under ${count(LEAST_SHOWN, noun)}` : count(points, noun);
}

/** Why a cause stands where it does, in a few words, e.g. `14.5 overall points, 30 minutes, caps Security at 39`. */
export function reasonInShort({
  area,
  overallPoints,
  work,
  gate,
}: Pick<Reasoned, "area" | "overallPoints" | "work" | "gate">): string {
  return [
    overallPointsWords(overallPoints),
    work === null ? "work not estimated" : workWords(work.minutes),
    ...(gate === null ? [] : [`caps ${AREA_NAMES[area]} at ${gate.atMost}`]),
  ].join(", ");
}

/** The same in sentences: what it costs, how far it reaches, what it keeps from rising, and what fixing it takes. */
export function reasonInFull(cause: Reasoned): string {
  return [costSentence(cause), addedUpSentence(cause), gateSentence(cause), workSentence(cause)]
    .filter(Boolean)
    .join(" ");
}

function costSentence(cause: Reasoned): string {
  const { area, overallPoints } = cause;
  const where = `on ${reachWords(cause)}`;
  if (overallPoints === null) return `It is ${where}. ${AREA_NAMES[area]} has no score yet.`;
  if (overallPoints === 0) return `It is ${where} and costs no points by itself. ${whyFree(area)}`;
  const overall = atLeast(overallPoints, "point").toLowerCase();
  return `It costs ${overall} of the overall score (${areaPointsWords(cause)}) and is ${where}.`;
}

/** Which lines of the score sheet the points of a cause are added up from beside its own; empty where there are none. */
export function addedUpSentence({ alsoCounts }: { alsoCounts: readonly string[] }): string {
  if (alsoCounts.length === 0) return "";
  return `Its points include those of ${AND_LIST.format(alsoCounts.map((title) => `"${title}"`))}, which the same fix ends.`;
}

/** `12.5 points of Accessibility and 4.5 points of SEO`. */
function areaPointsWords({ area, points, elsewhere }: Reasoned): string {
  const taken = [...((points ?? 0) === 0 ? [] : [{ area, points: points ?? 0 }]), ...elsewhere];
  return AND_LIST.format(taken.map((one) => `${count(one.points, "point")} of ${AREA_NAMES[one.area]}`));
}

/** Why an issue, however severe, can cost nothing. */
export function whyFree(area: Area): string {
  return area === "performance"
    ? "The score counts how fast pages are, and this is one reason why they are slow."
    : "Its severity says how much harm it can do, not what it takes off the score.";
}

function gateSentence({ area, gate }: Reasoned): string {
  return gate === null ? "" : `Until it is fixed, ${AREA_NAMES[area]} cannot score above ${gate.atMost}.`;
}

function workSentence({ work, issues }: Reasoned): string {
  const what = issues === 1 ? "it" : allOf(issues, "issue");
  if (work === null) return `The work to fix ${what} is not estimated.`;
  return `Fixing ${what} takes ${workWords(work.minutes)} (about ${usDollars(work.cost)}).`;
}

/** How far a cause reaches: `the whole site`, `36 of 50 pages`, `3 pages`. */
export function reachWords({
  isSiteWide,
  pages,
  pagesMeasured,
}: Pick<Reasoned, "isSiteWide" | "pages" | "pagesMeasured">): string {
  if (isSiteWide) return "the whole site";
  // An issue may stand on pages that a later, smaller scan left out.
  if (pagesMeasured === null || pages > pagesMeasured || pagesMeasured === 1) return count(pages, "page");
  if (pages === pagesMeasured) return allOf(pages, "page");
  return `${integer(pages)} of ${count(pagesMeasured, "page")}`;
}
