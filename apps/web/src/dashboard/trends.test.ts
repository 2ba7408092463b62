import type { HistoricalPoint } from "@plumbline/contract/trends";
import { describe, expect, it } from "vitest";

import { tellTimesIn } from "#format/dates.ts";

import {
  hasValues,
  latestOf,
  pointDates,
  provisionalLines,
  revenueChart,
  spanOf,
  TREND_CHARTS,
  trendOf,
  withinRange,
} from "./trends.ts";

function point(date: string, measured: Partial<HistoricalPoint> = {}): HistoricalPoint {
  return {
    date: `${date}T12:00:00.000Z`,
    accessibility: 70,
    seo: 80,
    performance: null,
    privacy: null,
    security: null,
    totalScore: 75,
    missing: [],
    provisionalAreas: [],
    revenueLoss: null,
    criticalIssues: 4,
    rulesetVersion: "2026.11.7",
    ...measured,
  };
}

describe("the latest value of a line", () => {
  it("is the newest one that was measured, with its change from the one measured before", () => {
    const points = [
      point("2026-11-02", { privacy: 60 }),
      point("2026-11-09"),
      point("2026-11-16", { privacy: 66 }),
      point("2026-11-23"),
    ];
    expect(latestOf(points, "privacy")).toEqual({
      value: 66,
      change: 6,
      isProvisional: false,
      incomparable: null,
    });
  });

  it("has no change when it was measured once, and does not exist when it never was", () => {
    expect(latestOf([point("2026-11-02")], "seo")).toMatchObject({ value: 80, change: null });
    expect(latestOf([point("2026-11-02")], "performance")).toMatchObject({ value: null, change: null });
  });

  it("is provisional if its area was when it was measured, and the total if any area was", () => {
    const points = [
      point("2026-11-02", { privacy: 60, provisionalAreas: ["privacy"] }),
      point("2026-11-09", { provisionalAreas: ["privacy"] }),
    ];
    const isProvisional = (metric: "privacy" | "seo" | "totalScore") =>
      latestOf(points, metric).isProvisional;
    expect([isProvisional("privacy"), isProvisional("totalScore"), isProvisional("seo")]).toEqual([
      true,
      true,
      false,
    ]);
    expect(provisionalLines(TREND_CHARTS.scores, points[0]!)).toEqual(["totalScore", "privacy"]);
    // It was not measured at all then.
    expect(provisionalLines(TREND_CHARTS.scores, points[1]!)).toEqual(["totalScore"]);
    expect(provisionalLines(TREND_CHARTS.issues, points[0]!)).toEqual([]);
  });
});

describe("the loss of a year", () => {
  const loss = (measured: Partial<HistoricalPoint>) => point("2026-11-09", { revenueLoss: 900, ...measured });
  const before = point("2026-11-02", { revenueLoss: 700 });

  it("is provisional where it rests on a provisional or an assumed score", () => {
    const isProvisional = (measured: Partial<HistoricalPoint>) =>
      latestOf([loss(measured)], "revenueLoss").isProvisional;
    expect(isProvisional({})).toBe(false);
    expect(isProvisional({ provisionalAreas: ["seo"] })).toBe(true);
    expect(isProvisional({ missing: ["security"] })).toBe(true);
  });

  it("is not compared with one that rests on other scores, and says why", () => {
    expect(latestOf([before, loss({})], "revenueLoss")).toMatchObject({ change: 200, incomparable: null });
    expect(latestOf([before, loss({ provisionalAreas: ["seo"] })], "revenueLoss")).toMatchObject({
      change: null,
      incomparable: "can't be compared: SEO is provisional now",
    });
  });
});

describe("the trend", () => {
  const of = (chart: "scores" | "revenue" | "issues", measured: Partial<HistoricalPoint>[]) =>
    trendOf(
      measured.map((values, index) => point(`2026-11-0${index + 1}`, values)),
      TREND_CHARTS[chart],
    );

  it("is good when scores go up, and bad when they go down", () => {
    expect(of("scores", [{ totalScore: 80 }, { totalScore: 84 }])).toEqual({
      direction: "up",
      percent: 5,
      isGood: true,
    });
    expect(of("scores", [{ totalScore: 80 }, { totalScore: 70 }])).toMatchObject({ isGood: false });
  });

  it("is good when revenue loss and issues go down", () => {
    expect(of("revenue", [{ revenueLoss: 9000 }, { revenueLoss: 6000 }])).toEqual({
      direction: "down",
      percent: 33.3,
      isGood: true,
    });
    expect(of("issues", [{ criticalIssues: 1 }, { criticalIssues: 3 }])).toMatchObject({ isGood: false });
  });

  it("is neither where nothing changed, and has no percent of zero", () => {
    expect(of("issues", [{}, {}])).toEqual({ direction: "same", percent: 0, isGood: null });
    expect(of("issues", [{ criticalIssues: 0 }, { criticalIssues: 2 }])).toMatchObject({
      direction: "up",
      percent: null,
    });
  });

  it("is that of the whole period, and not of its last two scans", () => {
    expect(of("scores", [{ totalScore: 60 }, { totalScore: 90 }, { totalScore: 75 }])).toEqual({
      direction: "up",
      percent: 25,
      isGood: true,
    });
    expect(of("scores", [{ totalScore: 60 }, { missing: ["privacy"] }, { totalScore: 66 }])).toMatchObject({
      percent: 10,
    });
  });

  it("needs two measurements", () => {
    expect(of("scores", [{}])).toBeNull();
    expect(of("revenue", [{}, {}])).toBeNull();
  });
});

describe("the range", () => {
  const points = [point("2024-11-18"), point("2026-10-18"), point("2026-10-20"), point("2026-11-18")];

  it("counts back from the newest point", () => {
    expect(withinRange(points, "30").map(({ date }) => date.slice(0, 10))).toEqual([
      "2026-10-20",
      "2026-11-18",
    ]);
    expect(withinRange(points, "365")).toHaveLength(3);
    expect(withinRange(points, "all")).toHaveLength(4);
  });

  it("is empty only when there is no point at all", () => {
    expect(withinRange([], "30")).toEqual([]);
    expect(withinRange([point("2020-01-01")], "30")).toHaveLength(1);
  });
});

describe("when a point is from", () => {
  it("is its day, and its time as well where two are of one day", () => {
    const morning = { ...point("2026-11-27"), date: "2026-11-27T14:05:00.000Z" };
    const evening = { ...point("2026-11-27"), date: "2026-11-27T22:40:00.000Z" };
    tellTimesIn("America/New_York");
    const words = pointDates([point("2026-11-20"), morning, evening]);
    expect([point("2026-11-20"), morning, evening].map(({ date }) => words(date))).toEqual([
      "Nov 20, 2026",
      "Nov 27, 2026, 9:05 AM EST",
      "Nov 27, 2026, 5:40 PM EST",
    ]);
    tellTimesIn(undefined);
  });
});

describe("what a chart can tell", () => {
  it("is nothing while none of its lines was measured", () => {
    expect(hasValues([point("2026-11-18")], TREND_CHARTS.revenue)).toBe(false);
    expect(hasValues([point("2026-11-18", { revenueLoss: 0 })], TREND_CHARTS.revenue)).toBe(true);
    expect(spanOf([point("2026-11-18")], "revenueLoss")).toBeNull();
  });

  it("is where it began, where it is, and how far it went", () => {
    const points = [60, 90, 80].map((totalScore, index) => point(`2026-11-0${index + 1}`, { totalScore }));
    expect(spanOf(points, "totalScore")).toMatchObject({
      first: { value: 60 },
      last: { value: 80 },
      lowest: 60,
      highest: 90,
      measurements: 3,
    });
  });
});

describe("the total of scans that saw more or less of an area", () => {
  const without = point("2026-11-09", { missing: ["privacy"], totalScore: 90 });
  const whole = point("2026-11-16", { totalScore: 75 });
  const why = (points: readonly HistoricalPoint[]) => latestOf(points, "totalScore").incomparable;

  it("is not compared, and says why", () => {
    expect(why([without, whole])).toBe("Privacy was not measured then");
    expect(latestOf([without, whole], "totalScore").change).toBeNull();
    expect(trendOf([without, whole], TREND_CHARTS.scores)).toBeNull();
    expect(trendOf([without, whole], TREND_CHARTS.issues)).not.toBeNull();
  });

  it("is compared again once two in a row cover the same", () => {
    expect(why([without, whole, whole])).toBeNull();
    expect(why([without])).toBeNull();
    expect(why([])).toBeNull();
  });

  it("is not compared with a provisional one either, nor is the provisional area", () => {
    const provisional = point("2026-11-09", { performance: 98, provisionalAreas: ["performance"] });
    const measured = point("2026-11-16", { performance: 98 });
    expect(why([provisional, measured])).toBe("Performance was provisional then");
    expect(latestOf([provisional, measured], "performance")).toMatchObject({
      change: null,
      incomparable: "was provisional before",
    });
    expect(latestOf([measured, provisional], "performance").incomparable).toBe("was measured in full before");
    expect(latestOf([provisional, measured], "seo").change).toBe(0);
  });
});

describe("the revenue chart without a point", () => {
  it("asks for the business figures, and once they are saved says when the first point comes", () => {
    expect(revenueChart(false).empty.text).toBe("Revenue analysis requires visitor and conversion data");
    expect(revenueChart(true).empty.text).toBe("Your figures are saved. The next scan adds the first point.");
  });
});
