import { expect, it } from "vitest";

import { metricLabel, reportBadge, scoreBand } from "./bands.ts";

it.each([
  [100, "Excellent", "green", "green"],
  [90, "Excellent", "green", "green"],
  [89, "Good", "yellow", "green"],
  [80, "Good", "yellow", "green"],
  [79, "Fair", "yellow", "yellow"],
  [75, "Fair", "yellow", "yellow"],
  [74, "Fair", "orange", "yellow"],
  [70, "Fair", "orange", "yellow"],
  [69, "Needs Improvement", "orange", "yellow"],
  [60, "Needs Improvement", "orange", "yellow"],
  [59, "Critical Attention Required", "red", "red"],
  [0, "Critical Attention Required", "red", "red"],
])("a score of %d is %s, %s on a card and %s on a report", (value, label, band, badge) => {
  expect([metricLabel(value), scoreBand(value), reportBadge(value)]).toEqual([label, band, badge]);
});
