import { expect, it } from "vitest";

import { digestDueAt } from "#notifications/digest-due.ts";

const NEW_YORK = "America/New_York";

it.each([
  {
    when: "on the same morning",
    pace: "daily",
    now: "2026-11-23T12:59:59Z",
    zone: NEW_YORK,
    due: "2026-11-23T13:00:00Z",
  },
  {
    when: "on the next morning",
    pace: "daily",
    now: "2026-11-23T13:00:00Z",
    zone: NEW_YORK,
    due: "2026-11-24T13:00:00Z",
  },
  {
    when: "at 8 by clocks that were put back",
    pace: "daily",
    now: "2026-10-31T15:00:00Z",
    zone: NEW_YORK,
    due: "2026-11-01T13:00:00Z",
  },
  {
    when: "by the clocks of its zone",
    pace: "daily",
    now: "2026-11-23T13:00:00Z",
    zone: "Asia/Tokyo",
    due: "2026-11-23T23:00:00Z",
  },
  {
    when: "after Monday's scans",
    pace: "weekly",
    now: "2026-11-23T15:00:00Z",
    zone: NEW_YORK,
    due: "2026-11-24T13:00:00Z",
  },
  {
    when: "on the same Tuesday",
    pace: "weekly",
    now: "2026-11-24T12:00:00Z",
    zone: NEW_YORK,
    due: "2026-11-24T13:00:00Z",
  },
  {
    when: "on the Tuesday after",
    pace: "weekly",
    now: "2026-11-24T13:00:00Z",
    zone: NEW_YORK,
    due: "2026-12-01T13:00:00Z",
  },
  {
    when: "at once",
    pace: "at-once",
    now: "2026-11-24T15:30:00Z",
    zone: NEW_YORK,
    due: "2026-11-24T15:30:00Z",
  },
] as const)("an event is mailed $when", ({ pace, now, zone, due }) => {
  expect(digestDueAt(pace, new Date(now), zone)).toEqual(new Date(due));
});
