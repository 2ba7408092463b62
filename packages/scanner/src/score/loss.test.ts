import { describe, expect, it } from "vitest";

import { eased, inTenths, lossOf, sharesOf } from "#score/loss.ts";

describe("what is counted ever less", () => {
  it("counts in full at first, and comes close to the most", () => {
    expect([0, 30, 60].map((sum) => eased(sum, 100, 0.6))).toEqual([0, 30, 60]);
    expect([100, 200, 1000].map((sum) => Math.round(eased(sum, 100, 0.6)))).toEqual([80, 91, 98]);
    expect(eased(1e6, 100, 0.6)).toBeLessThan(100);
  });

  it("grows with what is added, and with the most", () => {
    const sums = Array.from({ length: 400 }, (_, index) => index);
    for (const sum of sums) {
      expect(eased(sum + 1, 100, 0.6)).toBeGreaterThan(eased(sum, 100, 0.6));
      expect(eased(sum, 101, 0.6)).toBeGreaterThanOrEqual(eased(sum, 100, 0.6));
    }
  });
});

describe("what checks cost together", () => {
  it("is their sum while it is small", () => {
    const costs = [
      { group: "content", points: 25 },
      { group: "cookies", points: 12 },
    ];
    expect(sharesOf("security", 100, costs)).toEqual([25, 12]);
  });

  it("stays below the cap of a group, and below what there is to lose", () => {
    const cookies = Array.from({ length: 9 }, () => ({ group: "cookies", points: 12 }));
    expect(lossOf("security", 100, cookies)).toBeCloseTo(19.8, 0);
    const names = Array.from({ length: 30 }, () => ({ group: "perceivable", points: 12 }));
    expect(lossOf("accessibility", 100, names)).toBeCloseTo(95.3, 1);
    expect(lossOf("seo", 10, [{ group: "content", points: 12 }])).toBeLessThan(10);
    expect(lossOf("seo", 0, [{ group: "content", points: 12 }])).toBe(0);
    expect(lossOf("seo", 100, [])).toBe(0);
  });

  it("is held to 20 points in a group nobody has weighed", () => {
    const costs = [{ group: "unheard-of", points: 1e6 }];
    expect(lossOf("accessibility", 100, costs)).toBeCloseTo(20, 1);
  });
});

describe("tenths", () => {
  it.each([
    [[1.04, 1.04, 1.04], 3.1, [1.1, 1, 1]],
    [[0.3, 0.1, 0.2], 0.6, [0.3, 0.1, 0.2]],
    [[0.04, 0.04, 0.04], 0.1, [0.1, 0, 0]],
    [[], 0, []],
  ])("of %j add up to %d", (parts, whole, rounded) => {
    expect(inTenths(parts, whole)).toEqual(rounded);
  });
});
