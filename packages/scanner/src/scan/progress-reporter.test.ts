import { describe, expect, it } from "vitest";

import { aPage, gathered } from "#evidence-builders.testing.ts";
import { AXE } from "#evidence/engine-names.ts";
import type { EngineFinding, EngineReport } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";
import type { FirstFound, ScanProgress } from "#scan/scan-options.ts";

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
    const progress = new ProgressReporter({ onProgress: (state) => told.push(state) });
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

  it("tells of each check that fails once, as soon as one page shows it", () => {
    const found: FirstFound[] = [];
    const progress = new ProgressReporter({ onFirstFound: (one) => found.push(one) });
    const home = "https://shop.example/";
    progress.examined(pageWith(home, "header>button", "main>button"), home);
    const first = { check: "a11y-button-name", severity: "critical", page: home };
    expect(found).toEqual([expect.objectContaining(first)]);
    expect(found[0]?.defect).toMatch(/^Button/);
    progress.pageDone(pageWith(home, "header>button", "main>button"), 2);
    progress.pageDone(pageWith(`${home}cart`, "footer>button"), 2);
    expect(found).toHaveLength(1);
  });

  it("tells of nothing that a person has to decide", () => {
    const found: FirstFound[] = [];
    const home = "https://shop.example/";
    const page = pageWith(home, "header>button");
    const [engine] = page.engines;
    if (engine?.report.gathered !== true) throw new TypeError("the page was built with a report");
    for (const finding of engine.report.value.findings) finding.verdict = "review";
    new ProgressReporter({ onFirstFound: (one) => found.push(one) }).examined(page, home);
    expect(found).toEqual([]);
  });
});
