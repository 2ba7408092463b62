import { describe, expect, it } from "vitest";

import { AREAS } from "./areas.ts";
import {
  coverageInShort,
  coveragePercent,
  coverageWords,
  lacksInFull,
  lacksInShort,
  missingAreas,
  whyIncomparable,
} from "./overall-coverage.ts";

describe("what an overall score covers", () => {
  it("names the areas without a score first", () => {
    expect(coverageWords(["privacy", "security"])).toBe(
      "Not measured: Privacy, Security. The overall score covers 3 of 5 areas, 63% of its full weight.",
    );
    expect(coverageInShort(["privacy"])).toBe("Without Privacy: covers 88%");
  });

  it("is not worth a word where nothing is missing, or where there is no score at all", () => {
    expect([coverageWords([]), coverageInShort([])]).toEqual([null, null]);
    expect([coverageWords(AREAS), coverageInShort(AREAS)]).toEqual([null, null]);
  });

  it("counts the weight that each area has in the overall score", () => {
    expect(coveragePercent([])).toBe(100);
    expect(coveragePercent(["seo"])).toBe(70);
    expect(coveragePercent(AREAS)).toBe(0);
  });

  it("lacks an area that was never measured as well as one that could not be", () => {
    const scores = { accessibility: 0, seo: null, performance: 80, security: 100 };
    expect(missingAreas(scores)).toEqual(["seo", "privacy"]);
  });
});

describe("what keeps an overall score from being measured in full", () => {
  it("is said in a few words and in sentences, and not at all where there is nothing", () => {
    const lacks = { missing: ["privacy"], provisionalAreas: ["seo", "security"] } as const;
    expect(lacksInShort(lacks)).toBe("Without Privacy: covers 88%. Provisional because SEO and Security are");
    expect(lacksInFull(lacks)).toBe(
      "Not measured: Privacy. The overall score covers 4 of 5 areas, 88% of its full weight. " +
        "The overall score is provisional because SEO and Security are.",
    );
    const complete = { missing: [], provisionalAreas: [] };
    expect([lacksInShort(complete), lacksInFull(complete)]).toEqual([null, null]);
  });

  it("names a single provisional area", () => {
    expect(lacksInShort({ missing: [], provisionalAreas: ["performance"] })).toBe(
      "Provisional because Performance is",
    );
  });
});

describe("two overall scores", () => {
  const WHOLE = { missing: [], provisionalAreas: [] };

  it.each([
    [WHOLE, { ...WHOLE, provisionalAreas: ["performance"] as const }, "Performance was provisional then"],
    [
      { ...WHOLE, provisionalAreas: ["seo", "privacy"] as const },
      WHOLE,
      "SEO and Privacy are provisional now",
    ],
    [WHOLE, { ...WHOLE, missing: ["privacy"] as const }, "Privacy was not measured then"],
    [
      { ...WHOLE, provisionalAreas: ["privacy"] as const },
      { ...WHOLE, missing: ["privacy"] as const },
      "Privacy was not measured then and Privacy is provisional now",
    ],
  ])("are not compared where more was seen for one, which is said: %j, %j", (now, before, words) => {
    expect(whyIncomparable(now, before)).toBe(words);
  });

  it("are compared where both lack the same", () => {
    const lacks = { missing: ["privacy"], provisionalAreas: ["seo"] } as const;
    expect([whyIncomparable(WHOLE, WHOLE), whyIncomparable(lacks, lacks)]).toEqual([null, null]);
  });
});
