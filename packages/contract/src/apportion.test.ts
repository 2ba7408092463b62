import { describe, expect, it } from "vitest";

import { apportion, evenShare } from "./apportion.ts";

describe("a whole number split by weights", () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [10, [3, 2, 2], [4, 3, 3]],
    [7, [5, 3, 2], [4, 2, 1]],
    [100, [1, 2, 3], [17, 33, 50]],
    [6, [1, 2, 3], [1, 2, 3]],
    [5, [0, 0], [0, 0]],
    [0, [2, 3], [0, 0]],
  ])(
    "%d by %j gives what is left to the largest remainders, of equal ones to the first",
    (total, weights, parts) => {
      expect(apportion(total, weights)).toEqual(parts);
    },
  );
});

it("splits a whole number evenly, the first parts being the larger ones", () => {
  const parts = (total: number, count: number): number[] =>
    Array.from({ length: count }, (_, index) => evenShare(total, count, index));
  expect(parts(7, 3)).toEqual([3, 2, 2]);
  expect(parts(6, 3)).toEqual([2, 2, 2]);
  expect(parts(1, 2)).toEqual([1, 0]);
});
