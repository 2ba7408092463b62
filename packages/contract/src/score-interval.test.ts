import { describe, expect, it } from "vitest";

import { rangeWords } from "./score-interval.ts";

const interval = { low: 43, high: 55 };

describe("the range of a score", () => {
  it("is what it lies between", () => {
    expect(rangeWords({ state: "measured", interval })).toBe("between 43 and 55");
  });

  it("is not told of a score that is sure to the point", () => {
    expect(rangeWords({ state: "measured" })).toBeNull();
  });

  it("is not told where something else than chance can change the score, or where there is none", () => {
    expect(rangeWords({ state: "provisional", interval })).toBeNull();
    expect(rangeWords({ state: "not-measured", interval })).toBeNull();
  });
});
