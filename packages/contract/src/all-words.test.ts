import { describe, expect, it } from "vitest";

import { allOf } from "#all-words.ts";

describe("all of several things", () => {
  it.each([
    [1, "1 issue"],
    [2, "both issues"],
    [3, "all 3 issues"],
    [1200, "all 1,200 issues"],
  ])("of %i are %s", (count, words) => {
    expect(allOf(count, "issue")).toBe(words);
  });
});
