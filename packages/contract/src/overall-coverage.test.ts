import { describe, expect, it } from "vitest";

import { AREAS } from "./areas.ts";
import { coverageInShort, coveragePercent, coverageWords, missingAreas } from "./overall-coverage.ts";

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
