import { describe, expect, it } from "vitest";

import { aPage, aRequest } from "#evidence-builders.testing.ts";

import { judge, pageWithVitals } from "./performance-pages.testing.ts";
import { perfPageWeight } from "./perf-page-weight.ts";

describe("the weight of a page", () => {
  const MEGABYTE = 1024 * 1024;

  it("passes up to 3 MB", () => {
    expect(judge(perfPageWeight, pageWithVitals({ transferBytes: 3 * MEGABYTE })).outcome).toBe("passed");
  });

  it("fails above and names the largest file", () => {
    const requests = [
      aRequest({ transferBytes: 10 }),
      aRequest({ url: "https://shop.example/film.mp4", transferBytes: 6 * MEGABYTE }),
    ];
    expect(
      judge(perfPageWeight, pageWithVitals({ transferBytes: 7 * MEGABYTE }, { requests })),
    ).toMatchObject({
      outcome: "failed",
      findings: [
        { severity: "high", snippet: expect.stringMatching(/^6\.0 MB https:\/\/shop\.example\/film\.mp4/) },
      ],
    });
  });

  it("could not run without vitals", () =>
    expect(judge(perfPageWeight, aPage()).outcome).toBe("could-not-run"));
});
