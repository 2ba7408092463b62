import { describe, expect, it } from "vitest";

import { intervalWords } from "./score-interval.ts";

describe("the words of a score's interval", () => {
  it("name the score and what it lies between", () => {
    expect(intervalWords({ score: 72, interval: { low: 69, high: 75 } })).toBe("72, between 69 and 75");
  });

  it("are left out where the score is sure, or there is none", () => {
    expect(intervalWords({ score: 72 })).toBeNull();
    expect(intervalWords({ score: null, interval: { low: 69, high: 75 } })).toBeNull();
  });
});
