import { attachmentsOf } from "#attachments.ts";
import type { ComprehensiveReport } from "#comprehensive-input.ts";
import { comprehensiveView } from "#comprehensive-view.ts";
import { pictureName } from "#sections/area-pages.ts";
import { typeset } from "#typst.ts";

/**
 * The monthly comprehensive report, or the initial audit where the scan was the first, as a tagged PDF (PDF/UA-1, US
 * Letter) that carries all issues and pages as files. The same report gives the same bytes. Throws `TypesettingError`.
 */
export function renderComprehensiveReport(report: ComprehensiveReport): Uint8Array {
  return typeset("comprehensive.typ", comprehensiveView(report), {
    attachments: attachmentsOf(report.issues, report.pages),
    pictures: new Map(report.pictures.map((picture) => [pictureName(picture), picture.picture])),
  }).pdf;
}
