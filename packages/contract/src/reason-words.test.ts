import { describe, expect, it } from "vitest";

import { overallPointsWords, reachWords, reasonInFull } from "./reason-words.ts";

const CAUSE: Parameters<typeof reasonInFull>[0] = {
  area: "accessibility",
  points: 3,
  alsoCounts: [],
  elsewhere: [],
  overallPoints: 1.2,
  gate: null,
  work: null,
  issues: 2,
  pages: 1,
  pagesMeasured: 5,
  isSiteWide: false,
};

describe("why a cause stands where it does", () => {
  it("says what it costs and how far it reaches", () => {
    expect(reasonInFull(CAUSE)).toBe(
      "It costs 1.2 points of the overall score (3 points of Accessibility) and is on 1 of 5 pages. " +
        "The work to fix both issues is not estimated.",
    );
  });

  it("says which costs its points are added up from", () => {
    const alsoCounts = ["First content shows up late", "First screen fills slowly"];
    expect(reasonInFull({ ...CAUSE, alsoCounts })).toContain(
      'of 5 pages. Its points include those of "First content shows up late" and "First screen fills slowly", which ' +
        "the same fix ends. The work",
    );
  });

  it("names each area whose score it lowers", () => {
    const elsewhere = [{ area: "seo" as const, points: 4.5 }];
    expect(reasonInFull({ ...CAUSE, elsewhere })).toContain(
      "(3 points of Accessibility and 4.5 points of SEO)",
    );
    expect(reasonInFull({ ...CAUSE, points: 0, elsewhere })).toContain(
      "It costs 1.2 points of the overall score (4.5 points of SEO) and is",
    );
  });

  it("says why a severe issue can cost nothing, in other words where speed is counted", () => {
    expect(reasonInFull({ ...CAUSE, points: 0, overallPoints: 0 })).toContain(
      "It is on 1 of 5 pages and costs no points by itself. Its severity says how much harm it can do, " +
        "not what it takes off the score.",
    );
    expect(reasonInFull({ ...CAUSE, area: "performance", points: 0, overallPoints: 0 })).toContain(
      "costs no points by itself. The score counts how fast pages are, and this is one reason why they are slow.",
    );
  });

  it("says that an area has no score yet", () => {
    expect(reasonInFull({ ...CAUSE, points: null, overallPoints: null })).toContain(
      "It is on 1 of 5 pages. Accessibility has no score yet.",
    );
  });

  it("tells less than a tenth of a point as under it, never as none", () => {
    expect([null, 0, 0.04, 0.05, 0.1, 1].map(overallPointsWords)).toEqual([
      "No score yet",
      "No overall points",
      "Under 0.1 overall points",
      "0.1 overall points",
      "0.1 overall points",
      "1 overall point",
    ]);
  });

  it.each([
    [{ isSiteWide: true, pages: 1, pagesMeasured: 5 }, "the whole site"],
    [{ isSiteWide: false, pages: 3, pagesMeasured: null }, "3 pages"],
    [{ isSiteWide: false, pages: 1, pagesMeasured: 1 }, "1 page"],
    [{ isSiteWide: false, pages: 6, pagesMeasured: 5 }, "6 pages"],
    [{ isSiteWide: false, pages: 5, pagesMeasured: 5 }, "all 5 pages"],
    [{ isSiteWide: false, pages: 2, pagesMeasured: 2 }, "both pages"],
    [{ isSiteWide: false, pages: 4, pagesMeasured: 5 }, "4 of 5 pages"],
  ])("reaches as far as %o: %s", (cause, words) => {
    expect(reachWords(cause)).toBe(words);
  });
});
