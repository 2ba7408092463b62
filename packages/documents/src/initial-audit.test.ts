import { describe, expect, it } from "vitest";

import { renderComprehensiveReport } from "#comprehensive-report.ts";
import type { ComprehensiveReport } from "#comprehensive-input.ts";
import { comprehensiveReport, mixedCauses, scanResult } from "#comprehensive-report.testing.ts";
import { readPdf } from "#read-pdf.testing.ts";

const read = async (report: ComprehensiveReport) => readPdf(renderComprehensiveReport(report));

describe("the initial audit", () => {
  it("is called so, gives ten fixes, and has no trend and no change", async () => {
    const report = comprehensiveReport({ kind: "initial", changes: null, causes: mixedCauses(30) });
    const { text, info, totalPages } = await read(report);
    expect(info["Title"]).toBe("Initial audit for Morning Bakery");
    expect(text).toContain("10. Defect 9");
    expect(text).not.toContain("11. Defect 10");
    expect(text).not.toMatch(/\bTrend\b|What changed|Weekly report/u);
    expect(totalPages).toBeLessThanOrEqual(10);
  });

  it("says what was looked at on some pages alone, in scope, gaps and the table of criteria", async () => {
    const { criteria = [], checks, ...rest } = scanResult();
    const result = {
      ...rest,
      checks: [
        ...checks.map((check) => ({ ...check, lookedAt: ["https://bakery.example/"] })).slice(0, 1),
        {
          id: "a11y-moving-content",
          area: "accessibility" as const,
          outcome: "not-looked-at" as const,
          title: "Visitors can pause anything that moves",
          reason: "The one page we looked at for this had nothing to check. We did not look at the other 24.",
          lookedAt: ["https://bakery.example/"],
        },
      ],
      criteria: criteria.map((criterion) =>
        criterion.state === "no-failure-found"
          ? { ...criterion, reason: "We looked for this on 1 of 25 pages." }
          : criterion,
      ),
    };
    const { text } = await read(comprehensiveReport({ kind: "initial", result }));
    for (const words of [
      "1 check looked at some of the pages only; 1 more found nothing to check there",
      "We did not look at the other 24.",
      "2 checks on pages we did not look at closely.",
      "No failure found (note 1)",
    ])
      expect(text).toContain(words);
    expect(text.split("We looked for this on 1 of 25 pages.")).toHaveLength(2);
  });

  it("speaks of no pages looked at less closely where the site has one page", async () => {
    const [check] = scanResult().checks;
    const checks = [{ ...check!, outcome: "not-looked-at" as const, reason: "No address.", lookedAt: [] }];
    const [page] = comprehensiveReport().pages;
    const pages = [{ ...page!, state: "measured" as const }];
    const report = comprehensiveReport({ kind: "initial", pages, result: scanResult({ checks }) });
    const { text } = await read(report);
    expect(text).toContain("No address.");
    expect(text).not.toMatch(/Key pages only|did not look at closely/u);
  });

  it("says why checks have no answer once, however many of them share the reason", async () => {
    const reason = "The one page we looked at for this had nothing to check.";
    const checks = ["Dialogs keep the focus", "The keyboard can close every dialog"].map((title, index) => ({
      id: `c${index}`,
      area: "accessibility" as const,
      outcome: "not-looked-at" as const,
      title,
      reason,
    }));
    const { text } = await read(comprehensiveReport({ kind: "initial", result: scanResult({ checks }) }));
    expect(text).toContain(`${reason} Dialogs keep the focus The keyboard can close every dialog`);
    expect(text.split(reason)).toHaveLength(2);
  });

  it("says that accessibility was not looked at where it was not", async () => {
    const { criteria: _criteria, ...result } = scanResult();
    const { text } = await read(comprehensiveReport({ kind: "initial", result }));
    expect(text).toContain("This scan did not look at accessibility, so no criterion was checked.");
  });
});
