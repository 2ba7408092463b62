import { failureMessage } from "#api/api-error.ts";

export const NO_REPORTS = "No reports available for PDF download";

/** Whether a download failed because the report or document is gone. */
export function isReportGone(error: unknown): boolean {
  return /(?:Report|Document) not found/u.test(messageOf(error));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? failureMessage(error, error.message) : "";
}

/** What a toast says when a download failed (`docs/product.md`, 'What a failed call says'). */
export function downloadFailure(error: unknown): string {
  const message = messageOf(error);
  if (isReportGone(error)) {
    return "This report is no longer available. The system will try to download your latest report instead.";
  }
  if (message.includes("scan is"))
    return "Report is still being generated. Please try again in a few minutes.";
  return message || "Failed to download report";
}
