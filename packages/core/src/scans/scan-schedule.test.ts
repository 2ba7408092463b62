import { describe, expect, it } from "vitest";

import { scanSchedule } from "#scans/scan-schedule.ts";
import { scanTimeOn } from "#scans/scan-times.ts";

const ID = "01900000-0000-7000-8000-000000000000";

const nextWeekly = (timeZone: string, now: string) =>
  scanSchedule({ id: ID, timeZone, startedAt: null }, new Date(now)).nextWeeklyScan;

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

describe("the next monthly scan", () => {
  // One whose scans begin at nine in the morning.
  const organization = { id: `${ID.slice(0, -4)}8000`, timeZone: "America/New_York" };
  const begins = scanTimeOn("2026-12-31", organization);
  const nextMonthly = (startedAt: string | null, now: number) =>
    scanSchedule(
      { ...organization, startedAt: startedAt === null ? null : new Date(startedAt) },
      new Date(now),
    ).nextMonthlyScanAt;
  const ofJanuary = scanTimeOn("2027-01-29", organization).toISOString();

  it("is that of today until it begins", () => {
    expect(nextMonthly("2026-11-01T12:00:00Z", begins.getTime() - 1)).toBe(begins.toISOString());
    expect(nextMonthly("2026-11-01T12:00:00Z", begins.getTime())).toBe(ofJanuary);
  });

  it("is not that of the day on which a client came", () => {
    expect(nextMonthly("2026-12-31T05:00:00Z", begins.getTime() - 1)).toBe(ofJanuary);
    expect(nextMonthly(null, begins.getTime() - 1)).toBe(ofJanuary);
  });
});
