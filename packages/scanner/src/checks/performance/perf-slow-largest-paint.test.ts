import { describe, expect, it } from "vitest";

import { anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";
import type { LighthouseAudit } from "#evidence/engines.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfSlowLargestPaint } from "./perf-slow-largest-paint.ts";

/** Lighthouse's answer about the largest paint; scores from 0.9 are green. */
function timedByLighthouse(score: number): Partial<PageEvidence> {
  const audit: LighthouseAudit = {
    id: "largest-contentful-paint",
    title: "Largest Contentful Paint",
    description: "",
    score,
    mode: "numeric",
    category: "performance",
    weight: 25,
    displayValue: null,
    numericValue: null,
    errorMessage: null,
    elements: [],
    urls: [],
  };
  const scores = { performance: 50, seo: 90 };
  return {
    lighthouse: gathered({ version: "13", formFactor: "mobile", scores, runs: [scores], audits: [audit] }),
  };
}

describe("the time of the largest paint", () => {
  const after = (largestContentfulPaintMs: number | null, page: Partial<PageEvidence> = {}) =>
    judge(perfSlowLargestPaint, pageWithVitals({ largestContentfulPaintMs }, page));

  it("passes up to 2.5 seconds", () => expect(after(2500).outcome).toBe("passed"));

  it("fails beyond 4 seconds where Lighthouse found it slow too, and names the element", () => {
    expect(after(4100, timedByLighthouse(0.3))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("4.1 s"), element: { selector: "h1" } }],
    });
  });

  it("asks a person about what lies between", () => {
    expect(after(3000, timedByLighthouse(0.3)).outcome).toBe("review");
  });

  it("asks a person where nothing tells a slow page from a busy moment of the scanner", () => {
    expect(after(4100).outcome).toBe("review");
    expect(after(4100, timedByLighthouse(0.95)).outcome).toBe("review");
  });

  it("does not apply to a page that painted nothing", () =>
    expect(after(null).outcome).toBe("not-applicable"));

  it("could not run on a page that was not measured", () => {
    expect(judge(perfSlowLargestPaint, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
