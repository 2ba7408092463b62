import { expect, it } from "vitest";

import { acceptanceDays } from "./acceptance-days.ts";

it.each([
  ["UTC", { first: "2026-11-18", last: "2027-11-19" }],
  ["America/New_York", { first: "2026-11-18", last: "2027-11-19" }],
  ["Asia/Tokyo", { first: "2026-11-19", last: "2027-11-20" }],
])("an issue can be accepted from today to 366 days ahead, as days are in %s", (timeZone, days) => {
  expect(acceptanceDays(new Date("2026-11-18T23:59:00Z"), timeZone)).toEqual(days);
});
