import { describe, expect, it } from "vitest";

import { overallScore } from "#overall-score.ts";

describe("the overall score", () => {
  it("weighs the areas by what they lose", () => {
    const scores = { accessibility: 100, seo: 0, performance: 100, privacy: 100, security: 100 };
    expect(overallScore(scores)).toBe(70);
  });

  it("leaves out what was not measured instead of counting it as bad or good", () => {
    expect(overallScore({ accessibility: 60, seo: null, security: 60 })).toBe(60);
  });

  it("counts a measured zero", () => {
    expect(overallScore({ accessibility: 0, seo: 0 })).toBe(0);
  });

  it("does not exist when nothing was measured", () => {
    expect(overallScore({})).toBeNull();
    expect(overallScore({ seo: null })).toBeNull();
  });
});
