import { describe, expect, it } from "vitest";

import { issueReport } from "#issue-report.testing.ts";
import { renderIssueReport } from "#issue-report.ts";
import { scanOfPdf } from "#pdf-identity.ts";
import { renderWeeklyReport } from "#weekly-report.ts";
import { identity, weeklyReport } from "#weekly-report.testing.ts";

describe("the scan a PDF names", () => {
  it("is the one it was made of", async () => {
    expect(await scanOfPdf(renderWeeklyReport(weeklyReport()))).toBe(identity().scanId);
  });

  it("is none for issues of a site that was never scanned, and for what is no PDF", async () => {
    expect(await scanOfPdf(renderIssueReport(issueReport({ scan: null, lastScanAt: null })))).toBeNull();
    expect(await scanOfPdf(new TextEncoder().encode("A letter"))).toBeNull();
    expect(await scanOfPdf(new Uint8Array())).toBeNull();
  });
});
