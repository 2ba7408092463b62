import { describe, expect, it } from "vitest";

import { aPage, gathered } from "#evidence-builders.testing.ts";
import type { LighthouseAudit, LighthouseReport } from "#evidence/engines.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfLayoutJumps } from "./perf-layout-jumps.ts";

function lighthouseThatSaw(shift: number): LighthouseReport {
  const audit: LighthouseAudit = {
    id: "cumulative-layout-shift",
    title: "Cumulative Layout Shift",
    description: "",
    score: 1,
    mode: "numeric",
    category: "performance",
    weight: 25,
    displayValue: null,
    numericValue: shift,
    errorMessage: null,
    elements: [],
    urls: [],
  };
  const scores = { performance: 90, seo: null };
  return { version: "13.5.0", formFactor: "mobile", scores, runs: [scores], audits: [audit] };
}

describe("jumps of the layout", () => {
  const element = { selector: "main > p", snippet: "<p>", component: "p-1" };

  it("pass up to 0.1", () => {
    expect(judge(perfLayoutJumps, pageWithVitals({ cumulativeLayoutShift: 0.1 })).outcome).toBe("passed");
  });

  it("fail above and name what moved", () => {
    const page = pageWithVitals({ cumulativeLayoutShift: 0.3, shiftedElements: [element] });
    expect(judge(perfLayoutJumps, page)).toMatchObject({
      outcome: "failed",
      findings: [{ element, severity: "high", message: expect.stringContaining("0.30") }],
    });
  });

  it("fail where what moved is gone", () => {
    const page = pageWithVitals({ cumulativeLayoutShift: 0.3 });
    expect(judge(perfLayoutJumps, page)).toMatchObject({
      outcome: "failed",
      findings: [{ component: "layout" }],
    });
  });

  it("between good and poor fail when another load jumped too, and are for review when not", () => {
    const once = pageWithVitals({ cumulativeLayoutShift: 0.2 });
    const again = (numericValue: number) => ({
      ...once,
      lighthouse: gathered(lighthouseThatSaw(numericValue)),
    });
    expect(judge(perfLayoutJumps, once)).toMatchObject({
      outcome: "review",
      findings: [{ severity: "medium" }],
    });
    expect(judge(perfLayoutJumps, again(0.05)).outcome).toBe("review");
    expect(judge(perfLayoutJumps, again(0.12)).outcome).toBe("failed");
  });

  it("could not be measured without vitals", () => {
    expect(judge(perfLayoutJumps, aPage()).outcome).toBe("could-not-run");
  });
});
