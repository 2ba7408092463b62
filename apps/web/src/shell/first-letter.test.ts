import { describe, expect, it } from "vitest";

import { firstLetter } from "./first-letter.ts";

describe("the letter that stands for a person", () => {
  it.each([
    ["Alice Archer", "A"],
    ["  élodie", "é"],
    ["Ö", "Ö"],
    ["e\u0301lodie", "e\u0301"],
    ["1\uFE0F\u20E3 first", "1\uFE0F\u20E3"],
    ["山田 花子", "山"],
    ["👩‍🚀 Ada", "👩‍🚀"],
    ["", "?"],
    ["   ", "?"],
  ])("of %j is %s", (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });
});
