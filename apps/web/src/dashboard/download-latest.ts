import { reportFileName } from "#reports/file-name.ts";
import { pdfKind } from "#reports/report-kind.ts";
import { fetchBrandedPdf, fetchLatestReport } from "#reports/reports.api.ts";
import { saveFile } from "#reports/save-file.ts";

/**
 * Saves the branded PDF of the latest report (`docs/product.md`, 'Reports and their files'); throws what a toast should
 * say.
 */
export async function downloadLatestReport(organization: string): Promise<void> {
  const latest = await fetchLatestReport();
  if (!latest) throw new Error("No reports available for PDF download");
  if (!latest.scanId) throw new Error("Report does not have an associated scan ID");
  saveFile(await fetchBrandedPdf(pdfKind(latest.type), latest.scanId), reportFileName(organization, latest));
}
