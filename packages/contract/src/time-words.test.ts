import { expect, it } from "vitest";

import { dayWords, momentWords, periodWords, sinceWords, weekdayWords } from "./time-words.ts";

const MOMENT = new Date("2026-11-22T14:05:00Z");

it.each([
  ["America/New_York", "November 22, 2026 at 9:05 AM EST"],
  ["America/Phoenix", "November 22, 2026 at 7:05 AM MST"],
  ["Asia/Tokyo", "November 22, 2026 at 11:05 PM GMT+9"],
  ["UTC", "November 22, 2026 at 2:05 PM UTC"],
])("a moment is said in the zone %s and names it", (zone, words) => {
  expect(momentWords(MOMENT, zone)).toBe(words);
});

it("summer time has its own name", () => {
  expect(momentWords(new Date("2026-07-22T14:05:00Z"), "America/New_York")).toBe(
    "July 22, 2026 at 10:05 AM EDT",
  );
});

it("a day is the one on the calendar of the zone", () => {
  const late = new Date("2026-11-23T04:00:00Z");
  expect(dayWords(late, "America/New_York")).toBe("November 22, 2026");
  expect(weekdayWords(late, "America/New_York")).toBe("Sunday, November 22, 2026");
  expect(dayWords(late, "Europe/Berlin")).toBe("November 23, 2026");
});

it("a stretch of time names its day once where it ends on the same day of the zone", () => {
  const [from, to] = [new Date("2026-11-30T02:00:00Z"), new Date("2026-11-30T04:00:00Z")];
  expect(periodWords(from, to, "America/New_York")).toBe("November 29, 2026, 9:00 PM EST to 11:00 PM EST");
  expect(periodWords(from, to, "America/Chicago")).toBe("November 29, 2026, 8:00 PM CST to 10:00 PM CST");
  expect(periodWords(from, to, "Atlantic/Azores")).toBe("November 30, 2026, 1:00 AM GMT-1 to 3:00 AM GMT-1");
  expect(periodWords(from, new Date("2026-12-01T04:00:00Z"), "UTC")).toBe(
    "November 30, 2026 at 2:00 AM UTC to December 1, 2026 at 4:00 AM UTC",
  );
});

it("a day of which something is told has its time as well", () => {
  const earlier = new Date("2026-11-22T13:00:00Z");
  expect(sinceWords(earlier, MOMENT, "America/New_York")).toBe("November 22, 2026 at 8:00 AM EST");
  expect(sinceWords(new Date("2026-11-22T03:00:00Z"), MOMENT, "America/New_York")).toBe("November 21, 2026");
});
