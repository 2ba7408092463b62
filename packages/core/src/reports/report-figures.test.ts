import { AREAS } from "@plumbline/contract/areas";
import { coverageSentence } from "@plumbline/contract/coverage-words";
import { describe, expect, it } from "vitest";

import type { MovedIssue } from "#issues/moved-causes.ts";
import { figureWords, newsInShort, scoreRows } from "#reports/report-figures.ts";
import type { ReportNews } from "#reports/report-news.ts";
import type { AreaFacts } from "#reports/area-facts.ts";

const MONDAY = new Date("2026-11-23T14:05:00Z");
const NONE = { critical: 0, high: 0, medium: 0, low: 0, review: 0, accepted: 0 };
const UNCHANGED = { since: MONDAY, found: [], cameBack: [], fixed: [], pageGone: [] };

function issue(severity: MovedIssue["severity"]): MovedIssue {
  return {
    id: "1",
    cause: "seo-defect.major",
    title: "A defect",
    severity,
    area: "seo",
    page: "https://a.example/",
    firstSeenAt: MONDAY,
  };
}

function news(changes: Partial<ReportNews> = {}): ReportNews {
  return {
    reportId: "1",
    kind: "weekly",
    site: "https://a.example/",
    finishedAt: MONDAY,
    overall: 74,
    overallChange: 3,
    areas: AREAS.map((area) => facts({ area })),
    openIssues: NONE,
    pages: { measured: 5, all: 5 },
    pagesNotVisited: 0,
    moved: null,
    changes: UNCHANGED,
    actions: [],
    nextScan: "2026-11-30",
    ...changes,
  };
}

function facts(changes: Partial<AreaFacts>): AreaFacts {
  const measured = { score: 80, state: "measured", reason: null, measuredAt: MONDAY, change: null } as const;
  return { area: "seo", ...measured, ...changes };
}

function without(missing: readonly string[], reason = "It was closed."): AreaFacts[] {
  const none = { score: null, state: "not-measured", reason, measuredAt: null } as const;
  return AREAS.map((area) => facts({ area, ...(missing.includes(area) ? none : {}) }));
}

describe("the figure of a report", () => {
  it.each([
    ["74 (+3)", {}],
    ["74 (\u22123)", { overallChange: -3 }],
    ["74 (no change)", { overallChange: 0 }],
    ["74", { overallChange: null }],
    ["74 (+3) from 4 of 5 areas", { areas: without(["privacy"]) }],
    ["74 (+3), provisional", { areas: AREAS.map((area) => facts({ area, state: "provisional" })) }],
    ["not measured", { overall: null, overallChange: null }],
  ])("is %s", (words, changes) => {
    expect(figureWords(news(changes))).toBe(words);
  });
});

describe("the news of a report", () => {
  const [critical, high] = [issue("critical"), issue("high")];
  it.each([
    [
      "2 new critical issues",
      { changes: { ...UNCHANGED, found: [critical, critical, high], fixed: [high] } },
    ],
    ["1 issue came back", { changes: { ...UNCHANGED, found: [high], cameBack: [high] } }],
    ["2 issues fixed", { changes: { ...UNCHANGED, found: [high], fixed: [high, high] } }],
    ["1 new issue", { changes: { ...UNCHANGED, found: [high] } }],
    ["3 critical issues", { openIssues: { ...NONE, critical: 3 } }],
    ["3 critical issues", { openIssues: { ...NONE, critical: 3 }, changes: null }],
    ["no critical issue found", {}],
  ])("is first of all: %s", (words, changes) => {
    expect(newsInShort(news(changes))).toBe(words);
  });
});

describe("the coverage of a report", () => {
  it("is not spoken of where everything was measured", () => {
    expect(coverageSentence(news().areas)).toBeNull();
  });

  it("names what is missing, and what the overall score is made of", () => {
    expect(coverageSentence(news({ areas: without(["performance", "privacy"]) }).areas)).toBe(
      "Not measured: Performance, Privacy. The overall score covers 3 of 5 areas, 73% of its full weight.",
    );
    expect(coverageSentence(news({ areas: without(AREAS), overall: null }).areas)).toBe(
      "No area could be measured, so there is no score.",
    );
  });

  it("names what is provisional", () => {
    const areas = AREAS.map((area) => facts({ area, state: area === "seo" ? "provisional" : "measured" }));
    expect(coverageSentence(news({ areas }).areas)).toBe("The overall score is provisional because SEO is.");
  });

  it("stands beside each score, too: why, how much of it, and since when", () => {
    const old = new Date("2026-11-03T02:00:00Z");
    const areas = [
      facts({ area: "accessibility", score: null, state: "not-measured", reason: "It was closed." }),
      facts({ area: "seo", state: "provisional", reason: "30% could not be checked.", change: -2 }),
      facts({ area: "privacy", measuredAt: old }),
    ];
    expect(scoreRows(news({ areas }), "America/New_York")).toEqual([
      {
        name: "Overall, of 100",
        value: "74",
        change: 3,
        note: "From 2 of 3 areas, covers 82%",
        isTotal: true,
      },
      { name: "Accessibility", value: "Not measured", change: null, note: "It was closed." },
      { name: "SEO", value: "80", change: -2, note: "Provisional: 30% could not be checked." },
      { name: "Privacy", value: "80", change: null, note: "Good, measured on November 2, 2026" },
    ]);
  });
});
