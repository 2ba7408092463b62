import { describe, expect, it } from "vitest";

import { aPage } from "#evidence-builders.testing.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfLayoutJumps } from "./perf-layout-jumps.ts";

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
    const page = pageWithVitals({ cumulativeLayoutShift: 0.2 });
    expect(judge(perfLayoutJumps, page)).toMatchObject({
      findings: [{ component: "layout", severity: "medium" }],
    });
  });

  it("could not be measured without vitals", () => {
    expect(judge(perfLayoutJumps, aPage()).outcome).toBe("could-not-run");
  });
});
