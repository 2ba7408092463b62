import { expect, it } from "vitest";

import { digestDueAt } from "#notifications/digest-due.ts";

it.each([
  ["on the same morning", "daily", "2026-11-23T12:59:59Z", "America/New_York", "2026-11-23T13:00:00Z"],
  ["on the next morning", "daily", "2026-11-23T13:00:00Z", "America/New_York", "2026-11-24T13:00:00Z"],
  ["at 8 by clocks put back", "daily", "2026-10-31T15:00:00Z", "America/New_York", "2026-11-01T13:00:00Z"],
  ["by the clocks of the zone", "daily", "2026-11-23T13:00:00Z", "Asia/Tokyo", "2026-11-23T23:00:00Z"],
  ["after Monday's scans", "weekly", "2026-11-23T15:00:00Z", "America/New_York", "2026-11-24T13:00:00Z"],
  ["on the same Tuesday", "weekly", "2026-11-24T12:00:00Z", "America/New_York", "2026-11-24T13:00:00Z"],
  ["on the Tuesday after", "weekly", "2026-11-24T13:00:00Z", "America/New_York", "2026-12-01T13:00:00Z"],
  ["at once", "at-once", "2026-11-24T15:30:00Z", "America/New_York", "2026-11-24T15:30:00Z"],
] as const)("an event is mailed %s", (_when, pace, now, zone, due) => {
  expect(digestDueAt(pace, new Date(now), zone)).toEqual(new Date(due));
});
