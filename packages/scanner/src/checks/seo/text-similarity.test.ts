import { describe, expect, it } from "vitest";

import { commonShingles, shinglesOf, similarPairs, similarity, withoutShingles } from "./text-similarity.ts";

const BREAD = "Our bread is baked every morning in an oven of stone";

describe("runs of words", () => {
  it("are the same whatever the case and punctuation, and count once", () => {
    expect(shinglesOf("Our bread, is baked!")).toEqual(shinglesOf("our BREAD is baked"));
    expect(shinglesOf("one two three")).toHaveLength(0);
    expect(shinglesOf("a b c d a b c d")).toHaveLength(4);
  });

  it("of a template are those that more than so many texts have", () => {
    const texts = ["", " and sold warm", " and cut by hand"].map((rest) => shinglesOf(BREAD + rest));
    expect(commonShingles(texts, 2.9)).toEqual(shinglesOf(BREAD));
    expect(commonShingles(texts, 3)).toHaveLength(0);
    expect(commonShingles([], 0)).toHaveLength(0);
  });

  it("can be taken out of a text", () => {
    const whole = shinglesOf(`${BREAD} and sold warm`);
    expect(withoutShingles(whole, shinglesOf(BREAD))).toHaveLength(3);
    expect(withoutShingles(whole, whole)).toHaveLength(0);
    expect(withoutShingles(whole, shinglesOf(""))).toEqual(whole);
  });
});

describe("the similarity of two texts", () => {
  it("is the share of runs they have in common", () => {
    expect(similarity(shinglesOf(BREAD), shinglesOf(BREAD))).toBe(1);
    expect(similarity(shinglesOf(BREAD), shinglesOf(""))).toBe(0);
    expect(similarity(shinglesOf("a b c d e"), shinglesOf("b c d e f"))).toBeCloseTo(1 / 3);
  });

  it("is worth working out for texts alike only", () => {
    const words = (first: number): string => Array.from({ length: 100 }, (_, at) => first + at).join(" ");
    const texts = [words(0), words(0), words(1000)].map((text) => ({ shingles: shinglesOf(text) }));
    expect(similarPairs(texts)).toEqual([[texts[0], texts[1]]]);
  });
});
