import { describe, expect, it } from "vitest";

import { scanSchedule } from "#scans/scan-schedule.ts";

const ID = "01900000-0000-7000-8000-000000000000";

const nextWeekly = (timeZone: string, now: string) =>
  scanSchedule({ id: ID, timeZone }, new Date(now)).nextWeeklyScan;

describe("the next weekly scan", () => {
  it.each([
    ["America/New_York", "2026-11-23T05:00:00Z"],
    ["Asia/Kathmandu", "2026-11-22T18:15:00Z"],
    ["Australia/Eucla", "2026-11-22T15:15:00Z"],
    ["Pacific/Chatham", "2026-11-22T10:15:00Z"],
  ])("in %s changes with the very start of Monday there", (timeZone, monday) => {
    const before = new Date(Date.parse(monday) - 1).toISOString();
    expect(nextWeekly(timeZone, before)).toBe("2026-11-23");
    expect(nextWeekly(timeZone, monday)).toBe("2026-11-30");
  });

  it("follows clocks that are set back on a Sunday", () => {
    // Midnight of Monday is five hours after that of UTC then, no longer four.
    expect(nextWeekly("America/New_York", "2026-11-02T04:59:59.999Z")).toBe("2026-11-02");
    expect(nextWeekly("America/New_York", "2026-11-02T05:00:00Z")).toBe("2026-11-09");
  });
});
