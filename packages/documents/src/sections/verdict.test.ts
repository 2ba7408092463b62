import { describe, expect, it } from "vitest";

import type { WeeklyReport } from "#weekly-input.ts";
import { cause, weeklyReport } from "#weekly-report.testing.ts";

import { verdictView } from "./verdict.ts";

const NONE = { critical: 0, high: 0, medium: 0, low: 0, review: 0, accepted: 0 };
const SINCE = new Date("2026-11-16T14:00:00Z");
const CHANGES = {
  since: SINCE,
  overall: 0,
  incomparable: null,
  newIssues: 2,
  verifiedFixed: 1,
  cameBack: 3,
  causes: { found: [], fixed: [], cameBack: [] },
};
const MOVES = "1 issue fixed, 2 new, 3 came back.";

const verdict = (overrides: Partial<WeeklyReport>) => verdictView(weeklyReport(overrides));
/** A report whose pages were all measured, or all but one. */
function withPages(missing: number): WeeklyReport["pages"] {
  return weeklyReport().pages.map((page, index) => ({
    ...page,
    state: index < missing ? "not-measured" : "measured",
  }));
}
const SEEN = { pages: withPages(0), causes: [] };
/** Areas of which the first so many have no score. */
const areasWithout = (missing: number): WeeklyReport["areas"] =>
  weeklyReport().areas.map((area, index) => (index < missing ? { ...area, score: null } : area));

describe("what a report says of a site that has moved", () => {
  it("is first that it is about another website", () => {
    const moved = verdict({ ...SEEN, site: "https://old-bakery.example/" });
    expect(moved.trouble).toMatch(
      /^old-bakery\.example leads to another website, bakery\.example\. That is what we scanned\. /u,
    );
    expect(verdict(SEEN).trouble).not.toContain("another website");
  });
});

describe("what a report says of the week", () => {
  it("is neither yes nor no where the score is unchanged", () => {
    expect(verdict({ changes: CHANGES }).better).toBe(`Unchanged since November 16, 2026: ${MOVES}`);
  });

  it.each([
    [1, "Yes. +1 point"],
    [12, "Yes. +12 points"],
    [-1, "No. \u22121 point"],
    [-4, "No. \u22124 points"],
  ])("names %d points with their sign", (overall, words) => {
    expect(verdict({ changes: { ...CHANGES, overall } }).better).toBe(
      `${words} overall since November 16, 2026: ${MOVES}`,
    );
  });

  it("says when there is nothing to compare", () => {
    expect(verdict({ changes: null }).better).toBe(
      "This is the first scan. The next report will compare with it.",
    );
    const incomparable = "Performance was provisional then";
    expect(verdict({ changes: { ...CHANGES, overall: null, incomparable } }).better).toBe(
      `The overall score can't be compared with November 16, 2026: Performance was provisional then. ${MOVES}`,
    );
  });

  it("names the time of a scan before that was on the same day", () => {
    const finishedAt = new Date("2026-11-16T20:00:00Z");
    expect(verdict({ finishedAt, changes: CHANGES }).better).toBe(
      `Unchanged since November 16, 2026 at 9:00 AM EST: ${MOVES}`,
    );
  });
});

describe("what a report says it saw", () => {
  const areasFromEarlier = (earlier: number): WeeklyReport["areas"] =>
    weeklyReport().areas.map((area, index) => (index < earlier ? { ...area, measuredAt: SINCE } : area));

  it.each([
    [0, "4 of 4 pages, 5 of 5 areas"],
    [1, "4 of 4 pages, 4 of 5 areas (1 more score is from an earlier scan)"],
    [2, "4 of 4 pages, 3 of 5 areas (2 more scores are from earlier scans)"],
  ])("leaves out the %i areas this scan was not asked for", (earlier, words) => {
    expect(verdict({ areas: areasFromEarlier(earlier) }).coverage).toBe(words);
  });
});

describe("what a report says of trouble", () => {
  it.each([
    [{ critical: 1 }, "Yes. 1 critical issue needs attention now."],
    [{ critical: 2 }, "Yes. 2 critical issues need attention now."],
    [
      { high: 1 },
      "We found no critical issues on the pages we scanned, but 1 high issue is worth fixing soon.",
    ],
    [
      { high: 3 },
      "We found no critical issues on the pages we scanned, but 3 high issues are worth fixing soon.",
    ],
    [{ medium: 9 }, `The automated checks found no critical or high issue on ${SEEN.pages.length} pages.`],
  ])("is, for %j, what is gravest", (some, words) => {
    expect(verdict({ ...SEEN, openIssues: { ...NONE, ...some } }).trouble).toBe(words);
  });

  it("claims no more than was seen", () => {
    const calm = { ...SEEN, openIssues: NONE };
    const partly = "In what we could check, the automated checks found no critical or high issue.";
    expect(verdict({ ...calm, pages: withPages(1) }).trouble).toBe(partly);
    expect(verdict({ ...calm, areas: areasWithout(3) }).trouble).toBe(
      `We don't know about Accessibility, SEO and Performance, which we could not measure. ${partly}`,
    );
    expect(verdict({ ...calm, areas: areasWithout(1), openIssues: { ...NONE, high: 2 } }).trouble).toBe(
      "We don't know about Accessibility, which we could not measure. " +
        "We found no critical issues in what we could check, but 2 high issues are worth fixing soon.",
    );
    expect(verdict({ ...calm, overall: null }).trouble).toBe(
      "We can't tell, because this scan could not measure anything.",
    );
  });

  it("counts what was measured", () => {
    const all = SEEN.pages.length;
    expect(verdict({ pages: withPages(1), areas: areasWithout(2) }).coverage).toBe(
      `${all - 1} of ${all} pages, 3 of 5 areas`,
    );
  });
});

describe("what a report says to do first", () => {
  it("is the first cause", () => {
    const top = cause({ title: "No label", reason: "2.2 overall points" });
    expect(verdict({ causes: [top, cause()] }).first).toContain("(Accessibility: 2.2 overall points).");
  });

  it.each([
    [{ areas: areasWithout(1) }, "Find out why we could not measure Accessibility, then scan again."],
    [{ pages: withPages(1) }, "Find out why we could not measure 1 page, then scan again."],
    [{ openIssues: { ...NONE, review: 2 } }, "Review the 2 findings we could not decide on our own."],
    [{}, "The automated checks found nothing to fix. A person should now check what automation cannot."],
  ])("is, without a cause, what keeps us from knowing", (overrides, words) => {
    expect(verdict({ ...SEEN, openIssues: NONE, ...overrides }).first).toBe(words);
  });
});
