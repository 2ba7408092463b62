import { describe, expect, it } from "vitest";

import type { Verdict } from "#check.ts";
import { passed, pageCheck, siteCheck } from "#check.ts";
import { anEvidence, aPage, gathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { LighthouseReport } from "#evidence/engines.ts";
import { runChecks } from "#judge/run-checks.ts";
import { intervalAround, samplingDeviation, together } from "#score/interval.ts";
import { scoreAreas } from "#score/score-area.ts";
import { LIGHTHOUSE_GROUP } from "#score/weights.ts";

const text = {
  id: "test-check",
  area: "accessibility",
  severity: "high",
  group: "operable",
  sources: ["test"],
  defect: "Test",
  title: "Test",
  whyItMatters: "",
  businessImpact: "",
  fixSteps: [],
  effort: "S",
  resources: [],
  wcag: ["2.1.1"],
} as const;
const base = { ...text, sources: [...text.sources], fixSteps: [], resources: [], wcag: [...text.wcag] };
const failed: Verdict = { outcome: "failed", findings: [{ message: "broken", component: "card" }] };
const ADDRESS = "https://shop.example/";

function score(evidence: Evidence, ...checks: Parameters<typeof runChecks>[1]) {
  const area = checks[0]?.area ?? "seo";
  const { areas, ...overall } = scoreAreas([area], runChecks(evidence, checks, { areas: [area] }), evidence);
  return { ...areas[area], ...overall };
}

/** Ten pages of which the first ones fail, of a site that has so many. */
function sample(failing: number, known: number) {
  const pages = Array.from({ length: 10 }, (_, index) => aPage({ url: `${ADDRESS}${index}` }));
  const check = pageCheck({
    ...base,
    evaluate: ({ url }) => (Number(url.slice(ADDRESS.length)) < failing ? failed : passed),
  });
  return score(anEvidence({ pages, pagesKnown: known }), check);
}

describe("the interval of a score", () => {
  it("holds the score, and tells the same of the same evidence", () => {
    const seen = sample(4, 1000);
    expect(seen.score).toBe(91);
    expect(seen.interval).toEqual({ low: 88, high: 91 });
    expect(sample(4, 1000)).toEqual(seen);
    expect(seen.overallInterval).toEqual(seen.interval);
  });

  it("closes in as more of the known pages are visited, and is gone when all were", () => {
    const width = (known: number): number => {
      const { interval = { low: 0, high: 0 } } = sample(4, known);
      return interval.high - interval.low;
    };
    expect(width(1000)).toBeGreaterThan(width(12));
    expect(sample(4, 10)).not.toHaveProperty("interval");
    expect(sample(4, 10)).not.toHaveProperty("overallInterval");
  });

  it("is no doubt about what belongs to the whole site", () => {
    const pages = [aPage({ url: `${ADDRESS}a` }), aPage({ url: `${ADDRESS}b` })];
    const check = siteCheck({ ...base, area: "security", group: "headers", evaluate: () => failed });
    expect(score(anEvidence({ pages, pagesKnown: 500 }), check)).not.toHaveProperty("interval");
  });

  it("doubts what single pages cost in areas without fix units too", () => {
    const pages = Array.from({ length: 10 }, (_, index) => aPage({ url: `${ADDRESS}${index}` }));
    const check = pageCheck({
      ...base,
      area: "security",
      group: "headers",
      evaluate: ({ url }) => (Number(url.slice(ADDRESS.length)) < 4 ? failed : passed),
    });
    const { interval = { low: 0, high: 0 } } = score(anEvidence({ pages, pagesKnown: 1000 }), check);
    expect(interval).toEqual({ low: 88, high: 91 });
  });

  it("does not rise above a gate that is closed", () => {
    const pages = Array.from({ length: 10 }, (_, index) => aPage({ url: `${ADDRESS}${index}` }));
    const gate = siteCheck({
      ...base,
      id: "sec-tls-none",
      area: "security",
      severity: "critical",
      group: "transport",
      evaluate: () => failed,
    });
    const other = pageCheck({
      ...base,
      area: "security",
      group: "headers",
      evaluate: ({ url }) => (url.endsWith("1") ? failed : passed),
    });
    expect(score(anEvidence({ pages, pagesKnown: 900 }), gate, other)).toMatchObject({ score: 39 });
    expect(score(anEvidence({ pages, pagesKnown: 900 }), gate, other)).not.toHaveProperty("interval");
  });

  it("tells how much the speed of a page varied from load to load", () => {
    const report: LighthouseReport = {
      version: "13.5.0",
      formFactor: "mobile",
      scores: { performance: 70, seo: null },
      runs: [64, 70, 72].map((performance) => ({ performance, seo: null })),
      audits: [],
    };
    const pages = [aPage({ lighthouse: gathered(report) })];
    const check = siteCheck({
      ...base,
      area: "performance",
      group: LIGHTHOUSE_GROUP,
      evaluate: () => passed,
    });
    expect(score(anEvidence({ pages }), check)).toMatchObject({ score: 70, interval: { low: 64, high: 72 } });
  });
});

describe("deviations", () => {
  it("of one page or of all pages of a site are none", () => {
    const falling = (draws: readonly number[]): number => 100 - (draws[0] ?? 0);
    expect(samplingDeviation({ measured: 1, known: 50 }, falling)).toEqual({ below: 0, above: 0 });
    expect(samplingDeviation({ measured: 9, known: 9 }, falling)).toEqual({ below: 0, above: 0 });
  });

  it("add up like the sides of a right triangle, and stay within 0 and 100", () => {
    expect(together({ below: 3, above: 0 }, { below: 4, above: 5 })).toEqual({ below: 5, above: 5 });
    expect(intervalAround(98, { below: 1, above: 9 })).toEqual({ low: 97, high: 100 });
    expect(intervalAround(98, { below: 0.4, above: 0.4 })).toBeNull();
  });
});
