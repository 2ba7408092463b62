import { describe, expect, it } from "vitest";

import { scanSchedule } from "#scans/scan-schedule.ts";
import { scanTimeOn } from "#scans/scan-times.ts";

const ID = "01900000-0000-7000-8000-000000000000";

const nextWeekly = (timeZone: string, now: string) =>
  scanSchedule({ id: ID, timeZone, startedAt: null, lastScanAt: null }, new Date(now)).nextWeeklyScan;

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

describe("the next weekly scan of a client whose scans begin at nine in the morning", () => {
  const client = {
    id: `${ID.slice(0, -4)}8000`,
    timeZone: "America/Anchorage",
    startedAt: new Date("2026-11-01T12:00:00Z"),
    lastScanAt: new Date("2026-11-20T12:00:00Z"),
  };
  const begins = scanTimeOn("2026-11-23", client);
  const next = (known: Partial<typeof client>, now: number) =>
    scanSchedule({ ...client, ...known }, new Date(now)).nextWeeklyScanAt;
  const ofNextWeek = scanTimeOn("2026-11-30", client).toISOString();

  it("is that of today until it begins", () => {
    expect(next({}, begins.getTime() - 1)).toBe(begins.toISOString());
    expect(next({}, begins.getTime())).toBe(ofNextWeek);
  });

  it("is not that of a Monday on which another scan ran, or on which the client came", () => {
    const early = new Date("2026-11-23T09:00:00Z");
    expect(next({ lastScanAt: early }, begins.getTime() - 1)).toBe(ofNextWeek);
    expect(next({ startedAt: early }, begins.getTime() - 1)).toBe(ofNextWeek);
  });
});

describe("the next monthly report of a client who came after the month's last business day began", () => {
  const day = (startedAt: string, now: string) =>
    scanSchedule(
      { id: ID, timeZone: "America/New_York", startedAt: new Date(startedAt), lastScanAt: null },
      new Date(now),
    ).nextMonthlyReport;

  it("is that of the month after, and no longer once that month has come", () => {
    // January 29, 2027 is a Friday.
    expect(day("2027-01-29T15:00:00Z", "2027-01-29T16:00:00Z")).toBe("2027-02-28");
    expect(day("2027-01-30T15:00:00Z", "2027-01-31T16:00:00Z")).toBe("2027-02-28");
    expect(day("2027-01-30T15:00:00Z", "2027-02-01T16:00:00Z")).toBe("2027-02-28");
    expect(day("2027-01-28T15:00:00Z", "2027-01-31T16:00:00Z")).toBe("2027-01-31");
  });
});

describe("the next monthly scan", () => {
  // One whose scans begin at nine in the morning.
  const organization = { id: `${ID.slice(0, -4)}8000`, timeZone: "America/New_York" };
  const begins = scanTimeOn("2026-12-31", organization);
  const nextMonthly = (startedAt: string | null, now: number) =>
    scanSchedule(
      { ...organization, startedAt: startedAt === null ? null : new Date(startedAt), lastScanAt: null },
      new Date(now),
    ).nextMonthlyScanAt;
  const ofJanuary = scanTimeOn("2027-01-29", organization).toISOString();

  it("is that of today until it begins", () => {
    expect(nextMonthly("2026-11-01T12:00:00Z", begins.getTime() - 1)).toBe(begins.toISOString());
    expect(nextMonthly("2026-11-01T12:00:00Z", begins.getTime())).toBe(ofJanuary);
  });

  it("is not that of the day on which a client came, and promises no report for its month", () => {
    const reportDay = (startedAt: string) =>
      scanSchedule({ ...organization, startedAt: new Date(startedAt), lastScanAt: null }, begins)
        .nextMonthlyReport;
    expect(reportDay("2026-12-31T05:00:00Z")).toBe("2027-01-31");
    expect(reportDay("2026-12-31T04:59:59Z")).toBe("2026-12-31");
    expect(nextMonthly("2026-12-31T05:00:00Z", begins.getTime() - 1)).toBe(ofJanuary);
    expect(nextMonthly(null, begins.getTime() - 1)).toBe(ofJanuary);
  });
});
