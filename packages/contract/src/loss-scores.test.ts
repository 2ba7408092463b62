import { describe, expect, it } from "vitest";

import { isProvisionalLoss, lossScore, provisionalLossWords } from "./loss-scores.ts";

const SEO = lossScore("seo", { score: 90, state: "measured", reason: null });
const PERFORMANCE = lossScore("performance", {
  score: 55,
  state: "provisional",
  reason: "The pages may be faster than this score says.",
});
const SECURITY = lossScore("security", undefined);

describe("a loss that rests on scores", () => {
  it("needs no caveat where all of them were measured in full", () => {
    expect(isProvisionalLoss([SEO])).toBe(false);
    expect(provisionalLossWords([SEO])).toBeNull();
  });

  it("is provisional as soon as one of them is, and says which and why", () => {
    expect(isProvisionalLoss([SEO, PERFORMANCE])).toBe(true);
    expect(provisionalLossWords([SEO, PERFORMANCE])).toBe(
      "The loss is provisional because Performance is. Performance: The pages may be faster than this score says.",
    );
  });

  it("is provisional where a score is assumed, and says which", () => {
    expect(SECURITY).toMatchObject({ score: 85, isAssumed: true, isProvisional: false });
    expect(isProvisionalLoss([SECURITY])).toBe(true);
    expect(provisionalLossWords([SEO, SECURITY])).toBe(
      "The loss is provisional because no score was recorded for Security, where we assume 85.",
    );
  });

  it("says both in one sentence", () => {
    expect(provisionalLossWords([PERFORMANCE, SECURITY])).toBe(
      "The loss is provisional because Performance is, and because no score was recorded for Security, where we " +
        "assume 85. Performance: The pages may be faster than this score says.",
    );
  });
});
