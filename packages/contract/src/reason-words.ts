import { AREA_NAMES } from "./areas.ts";
import type { RankedCause } from "./priority.ts";
import { workWords } from "./work.ts";

const number = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

type Reasoned = Pick<
  RankedCause,
  "area" | "points" | "gate" | "work" | "issues" | "pages" | "pagesMeasured" | "isSiteWide"
>;

/** Said of work that nobody estimated. */
export const NOT_ESTIMATED = "Not estimated";

/** Why a cause stands where it does, in a few words, e.g. `25 points, 30 minutes`. */
export function reasonInShort({ points, work }: Pick<Reasoned, "points" | "work">): string {
  const cost = points === null ? "No score yet" : points === 0 ? "No points" : counted(points, "point");
  return `${cost}, ${work === null ? "work not estimated" : workWords(work.minutes)}`;
}

/** The same in sentences: what it costs, how far it reaches, what it keeps from rising, and what fixing it takes. */
export function reasonInFull(cause: Reasoned): string {
  return [costSentence(cause), gateSentence(cause), workSentence(cause)].filter(Boolean).join(" ");
}

function costSentence(cause: Reasoned): string {
  const { area, points } = cause;
  const where = `on ${reachWords(cause)}`;
  if (points === null) return `It is ${where}. ${AREA_NAMES[area]} has no score yet.`;
  if (points === 0) return `It is ${where} and costs no points by itself.`;
  return `It costs ${counted(points, "point")} of ${AREA_NAMES[area]} and is ${where}.`;
}

function gateSentence({ area, gate }: Reasoned): string {
  return gate === null ? "" : `Until it is fixed, ${AREA_NAMES[area]} cannot score above ${gate.atMost}.`;
}

function workSentence({ work, issues }: Reasoned): string {
  const what = issues === 1 ? "it" : `all ${number.format(issues)} issues`;
  if (work === null) return `The work to fix ${what} is not estimated.`;
  return `Fixing ${what} takes ${workWords(work.minutes)} (${dollars.format(work.cost)}).`;
}

/** How far a cause reaches: `every page`, `36 of 50 pages`, `3 pages`. */
export function reachWords({
  isSiteWide,
  pages,
  pagesMeasured,
}: Pick<Reasoned, "isSiteWide" | "pages" | "pagesMeasured">): string {
  if (isSiteWide) return "every page";
  // An issue may stand on pages that a later, smaller scan left out.
  if (pagesMeasured === null || pages > pagesMeasured || pagesMeasured === 1) return counted(pages, "page");
  if (pages === pagesMeasured) return `all ${counted(pages, "page")}`;
  return `${number.format(pages)} of ${counted(pagesMeasured, "page")}`;
}

function counted(value: number, noun: string): string {
  const shown = number.format(value);
  return `${shown} ${noun}${shown === "1" ? "" : "s"}`;
}
