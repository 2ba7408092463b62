import { describe, expect, it } from "vitest";

import { aPage, gathered } from "#evidence-builders.testing.ts";
import { AXE } from "#evidence/engine-names.ts";
import type { EngineFinding, EngineReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { ScanProgress } from "#scan/scan-options.ts";

import { ProgressReporter } from "./progress-reporter.ts";

/** A page with a button without a name in each of these components. */
function pageWith(url: string, ...components: string[]): PageEvidence {
  const findings = components.map((component, index): EngineFinding => ({
    engine: AXE,
    rule: "button-name",
    verdict: "failed",
    wcag: ["4.1.2"],
    actRules: [],
    severity: "critical",
    message: "Buttons must have discernible text",
    element: { selector: `#button-${index}`, snippet: "<button></button>", component },
  }));
  const report: EngineReport = {
    engine: AXE,
    version: "4.14.1",
    findings,
    passedRules: [],
    inapplicableRules: [],
  };
  return aPage({ url, engines: [{ engine: AXE, report: gathered(report) }] });
}

describe("the progress of a scan", () => {
  it("counts a defect of a shared component once, however many pages it is on", () => {
    const told: ScanProgress[] = [];
    const progress = new ProgressReporter((state) => told.push(state));
    progress.pageDone(pageWith("https://shop.example/", "header>button"), 3);
    progress.pageDone(pageWith("https://shop.example/cart", "header>button", "main>button"), 3);
    progress.pageDone(pageWith("https://shop.example/help", "header>button"), 3);
    expect(told.map(({ pagesDone, issuesFound }) => [pagesDone, issuesFound])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
  });
});
