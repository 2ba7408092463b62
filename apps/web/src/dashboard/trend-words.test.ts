import type { HistoricalPoint } from "@plumbline/contract/trends";
import { expect, it } from "vitest";

import { tellTimesIn } from "#format/dates.ts";
import { formatDollars } from "#format/numbers.ts";

import { failureWords, summaryOf } from "./trend-words.ts";
import { TREND_CHARTS } from "./trends.ts";

tellTimesIn("America/New_York");

function point(day: string, measured: Partial<HistoricalPoint>): HistoricalPoint {
  return {
    date: `${day}T12:00:00.000Z`,
    accessibility: null,
    seo: null,
    performance: null,
    privacy: null,
    security: null,
    totalScore: null,
    missing: [],
    provisionalAreas: [],
    revenueLoss: null,
    criticalIssues: null,
    rulesetVersion: null,
    ...measured,
  };
}

const words = (chart: keyof typeof TREND_CHARTS, ...points: HistoricalPoint[]) =>
  summaryOf(TREND_CHARTS[chart], points, {
    format: chart === "revenue" ? formatDollars : String,
    formatPoint: (moment) => moment.slice(0, 10),
  });

it("tells how a value moved between its first and last scan", () => {
  const points = [point("2026-11-02", { totalScore: 70 }), point("2026-11-09", { totalScore: 74 })];
  expect(words("scores", ...points)).toBe(
    "Total score went from 70 on 2026-11-02 to 74 on 2026-11-09, over 2 scans. Lowest 70, highest 74.",
  );
});

it("says that a value is unchanged, and names it once", () => {
  const points = [point("2026-11-02", { revenueLoss: 30_874 }), point("2026-11-09", { revenueLoss: 30_874 })];
  expect(words("revenue", ...points)).toBe(
    "Potential revenue loss was unchanged at $30,874 from 2026-11-02 to 2026-11-09, over 2 scans.",
  );
});

it("speaks of a number of issues as one", () => {
  expect(words("issues", point("2026-12-29", { criticalIssues: 0 }))).toBe(
    "The number of critical issues was 0 on 2026-12-29.",
  );
});

it("names the days of scans that failed, or counts them", () => {
  const failed = (day: number) => ({ date: `2026-12-0${day}T12:00:00.000Z`, reason: null });
  expect(failureWords([])).toEqual([]);
  expect(failureWords([failed(7)])).toEqual(["1 scan failed and brought no scores: Dec 7, 2026."]);
  expect(failureWords([failed(1), failed(1), failed(7)])).toEqual([
    "3 scans failed and brought no scores: Dec 1, 2026 and Dec 7, 2026.",
  ]);
  expect(failureWords([1, 2, 3, 4].map(failed))).toEqual([
    "4 scans failed and brought no scores, most recently on Dec 4, 2026.",
  ]);
});
