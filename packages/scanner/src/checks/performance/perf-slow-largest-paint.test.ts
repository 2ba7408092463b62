import { describe, expect, it } from "vitest";

import { anUnmeasuredPage } from "#evidence-builders.testing.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfSlowLargestPaint } from "./perf-slow-largest-paint.ts";

describe("the time of the largest paint", () => {
  const after = (largestContentfulPaintMs: number | null) =>
    judge(perfSlowLargestPaint, pageWithVitals({ largestContentfulPaintMs }));

  it("passes up to 2.5 seconds", () => expect(after(2500).outcome).toBe("passed"));

  it("fails beyond 4 seconds and names the element", () => {
    expect(after(4100)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("4.1 s"), element: { selector: "h1" } }],
    });
  });

  it("asks a person about what lies between", () => expect(after(3000).outcome).toBe("review"));

  it("does not apply to a page that painted nothing", () =>
    expect(after(null).outcome).toBe("not-applicable"));

  it("could not run on a page that was not measured", () => {
    expect(judge(perfSlowLargestPaint, anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
