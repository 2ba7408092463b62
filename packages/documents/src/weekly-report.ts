import { attachmentsOf } from "#attachments.ts";
import { typeset } from "#typst.ts";
import type { WeeklyReport } from "#weekly-input.ts";
import { weeklyView } from "#weekly-view.ts";

/**
 * The weekly report as a tagged PDF (PDF/UA-1, US Letter): verdict, scores, what changed, three things to do. It
 * carries all issues and pages as files. The same report gives the same bytes. Throws `TypesettingError`.
 */
export function renderWeeklyReport(report: WeeklyReport): Uint8Array {
  return typeset("weekly.typ", weeklyView(report), {
    attachments: attachmentsOf(report.issues, report.pages),
  }).pdf;
}
