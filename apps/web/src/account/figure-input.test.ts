import { describe, expect, it } from "vitest";

import { figureOf, figureText } from "./figure-input.ts";

describe("a figure of business", () => {
  it.each([
    ["12,500", 12_500],
    [" 2.4 % ", 2.4],
    ["$61.50", 61.5],
    ["0", 0],
    ["-3", -3],
    ["", null],
    ["  ", null],
    ["about 10", undefined],
    ["1.2.3", undefined],
    ["1e9", undefined],
  ])("typed as %j is %s", (text, figure) => {
    expect(figureOf(text)).toBe(figure);
  });

  it("is shown as one would type it, and read back the same", () => {
    expect(figureText(12_500)).toBe("12,500");
    expect(figureText(null)).toBe("");
    for (const figure of [1, 0.125, 61.5, 1_000_000_000]) expect(figureOf(figureText(figure))).toBe(figure);
  });
});
