import { describe, expect, it } from "vitest";

import { issueReport } from "#issue-report.testing.ts";
import { renderIssueReport } from "#issue-report.ts";
import { scanOfPdf } from "#pdf-identity.ts";
import { renderWeeklyReport } from "#weekly-report.ts";
import { identity, weeklyReport } from "#weekly-report.testing.ts";

describe("the scan a PDF names", () => {
  it("is the one it was made of, with its link of the chain", async () => {
    const { scanId, evidence } = identity();
    expect(await scanOfPdf(renderWeeklyReport(weeklyReport()))).toEqual({
      scanId,
      chainHash: evidence?.chainHash,
    });
  });

  it("has no link when it is from before the chain", async () => {
    const before = weeklyReport({ identity: { ...identity(), evidence: null } });
    expect(await scanOfPdf(renderWeeklyReport(before))).toEqual({
      scanId: identity().scanId,
      chainHash: null,
    });
  });

  it("is none for issues of a site that was never scanned, and for what is no PDF", async () => {
    const none = { scanId: null, chainHash: null };
    expect(await scanOfPdf(renderIssueReport(issueReport({ scan: null, lastScanAt: null })))).toEqual(none);
    expect(await scanOfPdf(new TextEncoder().encode("A letter"))).toEqual(none);
    expect(await scanOfPdf(new Uint8Array())).toEqual(none);
  });
});
