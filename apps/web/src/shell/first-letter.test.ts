import { describe, expect, it } from "vitest";

import { firstLetter } from "./first-letter.ts";

describe("the letter that stands for a person", () => {
  it.each([
    ["Alice Archer", "A"],
    ["  élodie", "é"],
    ["👩‍🚀 Ada", "👩‍🚀"],
    ["", "?"],
    ["   ", "?"],
  ])("of %j is %s", (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });
});
