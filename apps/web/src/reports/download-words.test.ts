import { describe, expect, it } from "vitest";

import { ApiError } from "#api/api-error.ts";

import { downloadFailure } from "./download-words.ts";

const refused = (message: string) => new ApiError(message, { kind: "refused", status: 400 });

describe("a failed download", () => {
  it("says that a report or document is gone", () => {
    const gone =
      "This report is no longer available. The system will try to download your latest report instead.";
    expect(downloadFailure(refused("Report not found"))).toBe(gone);
    expect(downloadFailure(refused("Document not found"))).toBe(gone);
  });

  it("says that the report is still being made", () => {
    const message = "Cannot generate PDF: scan is RUNNING. Please wait for scan completion.";
    expect(downloadFailure(refused(message))).toBe(
      "Report is still being generated. Please try again in a few minutes.",
    );
  });

  it("repeats what else the server said, and falls back where nothing was said", () => {
    expect(downloadFailure(refused("Your role does not allow this action."))).toBe(
      "Your role does not allow this action.",
    );
    expect(downloadFailure(new Error("No reports available for PDF download"))).toBe(
      "No reports available for PDF download",
    );
    expect(downloadFailure(null)).toBe("Failed to download report");
  });
});
