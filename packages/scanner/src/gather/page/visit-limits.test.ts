import { expect, it } from "vitest";

import { limitsWithin, VISIT_LIMITS } from "./visit-limits.ts";

it("gives views and operating their part of what a page may take, and loading not more than usual", () => {
  const { loadMs, viewsUntilMs, operateMs, laterViewMs, operateTimes } = VISIT_LIMITS;
  expect(limitsWithin(45_000)).toEqual({ loadMs, viewsUntilMs, operateMs, laterViewMs, operateTimes });
  expect(limitsWithin(180_000)).toEqual({
    loadMs,
    viewsUntilMs: 120_000,
    operateMs: 60_000,
    laterViewMs: 30_000,
    operateTimes: 4,
  });
  expect(limitsWithin(6000)).toEqual({
    loadMs: 3000,
    viewsUntilMs: 4000,
    operateMs: 2000,
    laterViewMs: 1000,
    operateTimes: 1,
  });
});
