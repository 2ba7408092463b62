import { type Area, AREA_NAMES } from "./areas.ts";
import { count } from "./numbers.ts";
import type { ScoreLine } from "./scan-result.ts";

/** Said of a line of a score sheet that leads to no issue and whose scan did not say why. */
const NO_OPEN_ISSUE = "No open issue is behind this. The next scan will count it again.";

/** A cause as a line of a score sheet leads to it. */
export interface CauseOfLine {
  id: string;
  area: Area;
  title: string;
  /** How far it reaches: `the whole site`, `all 4 pages`. */
  reach: string;
}

/** Where a line of a score sheet leads, and what a reader has to know of it. */
export interface ExplainedLine {
  /** Id of the cause whose issues it is about; null where there is none. */
  cause: string | null;
  /** How far what it is about reaches, as every list of causes says it; null where that is not known. */
  reach: string | null;
  /** Why it leads to no cause, or to one that is listed under another area. */
  note?: string;
}

/**
 * Explains a line of the score sheet of an area: by the cause of its own check, else by that of a check that reports
 * the same defect, which may be listed under another area.
 *
 * @param causes the first to fix first
 */
export function explainLine(
  line: Pick<ScoreLine, "check" | "fixedWith" | "note" | "pages" | "points" | "title">,
  area: Area,
  causes: readonly CauseOfLine[],
): ExplainedLine {
  const cause = causeOfLine(line, causes, area);
  const note = line.note ?? noteOf(line, cause, area);
  const reach = cause?.reach ?? ownReach(line);
  return { cause: cause?.id ?? null, reach, ...(note === undefined ? {} : { note }) };
}

/** The cause that a line of the score sheet of an area leads to: of those that report the same, its own area's first. */
export function causeOfLine<Cause extends { id: string; area: Area }>(
  { check, fixedWith = [] }: Pick<ScoreLine, "check" | "fixedWith">,
  causes: readonly Cause[],
  area: Area,
): Cause | undefined {
  const ofCheck = (wanted: string) => causes.find((cause) => isOfCheck(cause, wanted));
  const known = fixedWith.map(ofCheck).filter((cause) => cause !== undefined);
  return ofCheck(check) ?? known.find((cause) => cause.area === area) ?? known[0];
}

function isOfCheck({ id }: { id: string }, check: string): boolean {
  return id.startsWith(`${check}.`);
}

/** Reach of a line with no cause behind it. Pages are counted where a check failed, not for what needs review. */
export function ownReach({ pages, points }: Pick<ScoreLine, "pages" | "points">): string | null {
  if (pages > 0) return count(pages, "page");
  return points > 0 ? "the whole site" : null;
}

function noteOf(
  { check, points, title }: Pick<ScoreLine, "check" | "points" | "title">,
  cause: CauseOfLine | undefined,
  area: Area,
): string | undefined {
  if (cause === undefined) return NO_OPEN_ISSUE;
  if (cause.area === area) {
    return isOfCheck(cause, check) || points === 0 || cause.title === title
      ? undefined
      : `Counted with "${cause.title}". Fixing that ends this cost too.`;
  }
  return `Listed once, under ${AREA_NAMES[cause.area]}: ${cause.title}. Fixing that ends this cost too.`;
}
