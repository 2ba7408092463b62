import { NO_REPORTS } from "./download-words.ts";
import { reportFileName } from "./file-name.ts";
import { pdfKind } from "./report-kind.ts";
import { fetchBrandedPdf, fetchLatestReport } from "./reports.api.ts";
import { saveFile } from "./save-file.ts";

/**
 * Saves the branded PDF of the latest report (`docs/product.md`, 'Reports and their files'); throws what a toast should
 * say.
 */
export async function downloadLatestReport(organization: string): Promise<void> {
  const latest = await fetchLatestReport();
  if (!latest) throw new Error(NO_REPORTS);
  if (!latest.scanId) throw new Error("Report does not have an associated scan ID");
  saveFile(await fetchBrandedPdf(pdfKind(latest.type), latest.scanId), reportFileName(organization, latest));
}
