import { expect, it } from "vitest";

import { ruleChanges } from "#rule-changes.ts";

const point = (date: string, rulesetVersion: string | null) => ({ date, rulesetVersion });

it("tells a change with the point that was the first to be judged by other rules", () => {
  const points = [
    point("2026-11-02", null),
    point("2026-11-09", "2026.11.5"),
    point("2026-11-16", "2026.11.5"),
    point("2026-11-23", "2026.11.7"),
  ];
  expect(ruleChanges(points)).toEqual([
    { point: points[1], version: "2026.11.5", before: null },
    { point: points[3], version: "2026.11.7", before: "2026.11.5" },
  ]);
  expect(ruleChanges(points.slice(1, 3))).toEqual([]);
});

it("knows of no change where the rules of a point are unknown", () => {
  expect(ruleChanges([point("2026-11-02", "2026.11.5"), point("2026-11-09", null)])).toEqual([]);
});
