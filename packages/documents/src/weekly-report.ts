import { typeset } from "#typst.ts";
import type { WeeklyReport } from "#weekly-input.ts";
import { DENSITIES, weeklyView } from "#weekly-view.ts";

/** Pages of a weekly report at most. */
export const WEEKLY_PAGES = 3;

/**
 * The weekly report as a tagged PDF (PDF/UA-1, US Letter) of one to three pages. Long lists are shortened,
 * and say by how much, until they fit. The same report gives the same bytes. Throws `TypesettingError`.
 */
export function renderWeeklyReport(report: WeeklyReport): Uint8Array {
  for (const density of DENSITIES) {
    const { pdf, pages } = typeset("weekly.typ", weeklyView(report, density));
    if (pages <= WEEKLY_PAGES) return pdf;
  }
  throw new Error(`The weekly report of ${report.site} does not fit on ${WEEKLY_PAGES} pages.`);
}
