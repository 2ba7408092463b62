/// <reference lib="esnext.temporal" />
import { describe, expect, it } from "vitest";

import { calendarDay, daysAfter, hourOfDay, momentOn, weekdayOf } from "./calendar.ts";

const HOUR_MS = 60 * 60 * 1000;

describe("the calendar day of a moment", () => {
  it.each([
    ["2026-11-23T04:59:59.999Z", "America/New_York", "2026-11-22"],
    ["2026-11-23T05:00:00Z", "America/New_York", "2026-11-23"],
    ["2026-07-01T03:59:00Z", "America/New_York", "2026-06-30"],
    ["2026-12-31T10:00:00Z", "Pacific/Kiritimati", "2027-01-01"],
    ["2027-01-01T09:59:00Z", "Pacific/Honolulu", "2026-12-31"],
  ])("at %s in %s is %s", (moment, zone, day) => {
    expect(calendarDay(new Date(moment), zone)).toBe(day);
  });
});

describe("the moment of an hour on a day", () => {
  it("follows daylight saving", () => {
    expect(momentOn("2026-10-31", 8, "America/New_York").toISOString()).toBe("2026-10-31T12:00:00.000Z");
    expect(momentOn("2026-11-01", 8, "America/New_York").toISOString()).toBe("2026-11-01T13:00:00.000Z");
  });

  it("is the first of two when clocks go back, and as much later when they skip it", () => {
    expect(momentOn("2026-11-01", 1, "America/New_York").toISOString()).toBe("2026-11-01T05:00:00.000Z");
    expect(momentOn("2026-03-08", 2, "America/New_York").toISOString()).toBe("2026-03-08T07:00:00.000Z");
    expect(momentOn("2026-04-24", 0, "Africa/Cairo").toISOString()).toBe("2026-04-23T22:00:00.000Z");
  });

  it("agrees with Temporal in every zone, hour by hour, around each change of its clocks", () => {
    const wrong: string[] = [];
    for (const zone of Intl.supportedValuesOf("timeZone")) {
      for (const day of daysOfChange(zone)) wrong.push(...disagreements(day, zone));
    }
    expect(wrong).toEqual([]);
  });
});

/** The days of 2026 on which a zone changes its clocks, and one on which it does not. */
function daysOfChange(zone: string): string[] {
  const days = new Set(["2026-11-22"]);
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`2026-01-01T12:00[${zone}]`);
  while ((at = at.getTimeZoneTransition("next")) !== null && at.year === 2026) {
    days.add(at.toPlainDate().toString());
    days.add(at.toPlainDate().subtract({ days: 1 }).toString());
  }
  return [...days];
}

function disagreements(day: string, zone: string): string[] {
  return Array.from({ length: 24 }, (_, hour) => {
    const expected = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: { hour } });
    const moment = momentOn(day, hour, zone);
    const isSame =
      moment.getTime() === expected.epochMilliseconds &&
      calendarDay(moment, zone) === expected.toPlainDate().toString() &&
      hourOfDay(moment, zone) === expected.hour;
    return isSame ? null : `${day} ${hour}:00 ${zone}`;
  }).filter((line) => line !== null);
}

describe("days", () => {
  it("follow each other across months, years and leap days", () => {
    expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
    expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
    expect(daysAfter("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("know their day of the week, which no zone changes", () => {
    expect(weekdayOf("2026-11-22")).toBe(0);
    expect(weekdayOf("2026-11-23")).toBe(1);
  });

  it("before 1970 are right too", () => {
    expect(calendarDay(new Date(-HOUR_MS / 2), "UTC")).toBe("1969-12-31");
  });
});
