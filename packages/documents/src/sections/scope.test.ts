import { expect, it } from "vitest";

import { renderComprehensiveReport } from "#comprehensive-report.ts";
import { comprehensiveReport, scanResult } from "#comprehensive-report.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";

it("repeats why checks have no answer on each page that they reach", async () => {
  const reason = "Google has too few visits of this site.";
  const checks = Array.from({ length: 160 }, (_, index) => ({
    id: `c${index}`,
    area: "performance" as const,
    outcome: "could-not-run" as const,
    title: `Question number ${index}`,
    reason,
  }));
  const report = comprehensiveReport({ kind: "initial", result: scanResult({ checks }) });
  const { text } = await readPdf(renderComprehensiveReport(report));
  expect(text).toContain("Question number 159");
  expect(text.split(reason).length).toBeGreaterThan(2);
});
