import { conformanceView } from "#conformance-report-view.ts";
import type { ConformanceDocument } from "#statement-input.ts";
import { typeset } from "#typst.ts";

/**
 * An accessibility conformance report in the wording of the VPAT 2.5, WCAG edition, as a tagged PDF (PDF/UA-1, US Letter),
 * marked as a draft on every page until it is final. The same report gives the same bytes. Throws `TypesettingError`.
 */
export function renderConformanceReport(report: ConformanceDocument): Uint8Array {
  return typeset("conformance-report.typ", conformanceView(report)).pdf;
}
