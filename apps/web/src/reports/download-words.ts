import { failureMessage } from "#api/api-error.ts";

/** What a toast says when a download failed (`docs/product.md`, 'What a failed call says'). */
export function downloadFailure(error: unknown): string {
  const message = error instanceof Error ? failureMessage(error, error.message) : "";
  if (/(?:Report|Document) not found/u.test(message)) {
    return "This report is no longer available. The system will try to download your latest report instead.";
  }
  if (message.includes("scan is"))
    return "Report is still being generated. Please try again in a few minutes.";
  return message || "Failed to download report";
}
