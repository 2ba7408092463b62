import type { ConformanceRow } from "./conformance-reports.ts";
import {
  HARDWARE,
  isProvision,
  provisionName,
  SECTION_508_CHAPTERS,
  SECTION_508_URL,
  type Section508Chapter,
} from "./section-508.ts";
import { provisionByHand } from "./section-508-by-hand.ts";
import { partForAPerson } from "./wcag-by-hand.ts";
import { wcagCriterion } from "./wcag-criteria.ts";

/** A table of a conformance report. */
export interface ConformanceTable {
  /** Its name in OpenACR. */
  id: "success_criteria_level_a" | "success_criteria_level_aa" | Section508Chapter["id"];
  title: string;
  /** What stands above its rows; empty where the title says enough. */
  about: string;
  rows: ConformanceRow[];
  /** What is said of the chapter as a whole, in place of its rows; null where each row speaks for itself. */
  whole: ConformanceRow | null;
}

/** Whether a report covers Section 508: it does where a person chose its rows. */
export function coversSection508(rows: readonly Pick<ConformanceRow, "criterion">[]): boolean {
  return rows.some(({ criterion }) => isProvision(criterion));
}

/** The tables that a report with these rows has, in their order. */
export function conformanceTables(rows: readonly ConformanceRow[]): ConformanceTable[] {
  const wcag: ConformanceTable[] = [
    {
      id: "success_criteria_level_a",
      title: "Table 1: Success criteria, level A",
      about: "",
      rows: ofLevel(rows, "A"),
      whole: null,
    },
    {
      id: "success_criteria_level_aa",
      title: "Table 2: Success criteria, level AA",
      about: "",
      rows: ofLevel(rows, "AA"),
      whole: null,
    },
  ];
  return coversSection508(rows)
    ? [...wcag, ...SECTION_508_CHAPTERS.map((one) => chapterOf(one, rows))]
    : wcag;
}

function ofLevel(rows: readonly ConformanceRow[], level: "A" | "AA"): ConformanceRow[] {
  return rows.filter(({ criterion }) => wcagCriterion(criterion)?.level === level);
}

function chapterOf(
  { id, title, about = "", provisions }: Section508Chapter,
  rows: readonly ConformanceRow[],
): ConformanceTable {
  const own = rows.filter(({ criterion }) => provisions[criterion] !== undefined);
  return { id, title, about, rows: own, whole: wholeOf(id, own) };
}

/** A chapter of which one person says in the same words that no provision applies is told once. */
function wholeOf(id: Section508Chapter["id"], rows: readonly ConformanceRow[]): ConformanceRow | null {
  const [first] = rows;
  if (first === undefined || id === "functional_performance_criteria") return null;
  if (first.criterion === HARDWARE) return first;
  const isOne = rows.every(
    ({ adherence, evaluator, remarks }) =>
      adherence === "not-applicable" && evaluator === first.evaluator && remarks === first.remarks,
  );
  return isOne ? first : null;
}

/** Number and name of what a row is about, e.g. `1.4.3 Contrast (Minimum)`. */
export function rowTitle(criterion: string): string {
  if (criterion === HARDWARE) return provisionName(criterion) ?? criterion;
  return `${criterion} ${wcagCriterion(criterion)?.name ?? provisionName(criterion) ?? ""}`.trim();
}

/** Where it can be read. */
export function rowUrl(criterion: string): string {
  return wcagCriterion(criterion)?.url ?? SECTION_508_URL;
}

/** What a person must look at, whatever automation found; undefined where nothing is known of it, or its table says it. */
export function rowByHand(criterion: string): string | undefined {
  return partForAPerson(criterion) ?? provisionByHand(criterion);
}
