import type { ScanResult } from "@plumbline/contract/scan-result";
import { describe, expect, it } from "vitest";

import { textReport } from "#scan/text-report.ts";
import { explainScore, scoreSummary } from "#score/score-text.ts";

const RESULT: ScanResult = {
  schemaVersion: 2,
  rulesetVersion: "2026.11.1",
  startedAt: "2026-11-18T12:00:00.000Z",
  finishedAt: "2026-11-18T12:01:00.000Z",
  site: "https://shop.example/",
  areas: {
    seo: { score: 72, interval: { low: 69, high: 75 }, state: "measured", lines: [] },
    security: { score: 80, state: "measured", lines: [] },
  },
  overall: 76,
  overallInterval: { low: 74, high: 78 },
  pages: [{ url: "https://shop.example/", status: 200, state: "measured" }],
  checks: [],
  findings: [],
};

describe("the scores of a result in words", () => {
  it("count pages as the report of the scan does, without addresses that have no page", () => {
    const gone = { url: "https://shop.example/gone", status: 404, state: "not-measured" } as const;
    const failed = { url: "https://shop.example/cart", status: 500, state: "not-measured" } as const;
    const pages = [...RESULT.pages, gone];
    expect(scoreSummary({ ...RESULT, pages })).toContain("(1 of 1 page, ");
    expect(scoreSummary({ ...RESULT, pages: [...pages, failed] })).toContain("(1 of 2 pages, ");
    expect(textReport({ ...RESULT, pages }, { baseline: null })).toContain("1 of 1 page measured");
  });

  it("tell between which a score lies, where it is not sure to the point", () => {
    const lines = scoreSummary(RESULT).split("\n");
    expect(lines[0]).toContain("76 of 100, between 74 and 78 overall");
    expect(lines.find((line) => line.startsWith("SEO"))).toContain("72, between 69 and 75  (");
    expect(lines.find((line) => line.startsWith("Security"))).not.toContain("between");
  });

  it("explain what that means, and say nothing of it where every score is sure", () => {
    expect(explainScore(RESULT)).toContain("9 out of 10 scans");
    const { overallInterval, ...sure } = { ...RESULT, areas: { security: RESULT.areas.security } };
    expect(overallInterval).toBeDefined();
    expect(explainScore(sure)).not.toContain("9 out of 10 scans");
  });

  it("say what fixing each thing gains, however little that is, and where it stands", () => {
    const lines = [
      { check: "a11y-label", title: "No label", points: 95.9, pages: 1, alone: 500 },
      {
        check: "a11y-list",
        title: "Broken list",
        points: 0.4,
        pages: 1,
        alone: 2,
        note: "Costs less than alone.",
      },
      { check: "a11y-object-alt", title: "Unnamed object", points: 0, pages: 0, note: "A person must look." },
    ];
    const accessibility = { score: 3, state: "measured" as const, lines };
    const text = explainScore({ ...RESULT, areas: { ...RESULT.areas, accessibility } });
    expect(text).toMatch(/No label.*\n +on 1 page; a fix gains \+\d\d\.\d here/);
    expect(text).toContain("on 1 page; a fix gains less than +0.1 here");
    expect(text).toMatch(/Unnamed object.*\n +A person must look\.\n/);
  });
});
