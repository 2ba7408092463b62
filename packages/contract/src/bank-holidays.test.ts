import { expect, it } from "vitest";

import { isBankHoliday } from "./bank-holidays.ts";
import { daysAfter } from "./calendar.ts";

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => daysAfter(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(String(year)) && isBankHoliday(day));
}

// Each list as the Federal Reserve published it, with the day itself where it falls on a weekend.
it.each([
  [2026, ["01-01", "01-19", "02-16", "05-25", "06-19", "07-04", "09-07", "10-12", "11-11", "11-26", "12-25"]],
  [
    2027,
    [
      "01-01",
      "01-18",
      "02-15",
      "05-31",
      "06-19",
      "07-04",
      "07-05",
      "09-06",
      "10-11",
      "11-11",
      "11-25",
      "12-25",
    ],
  ],
  [2028, ["01-01", "01-17", "02-21", "05-29", "06-19", "07-04", "09-04", "10-09", "11-11", "11-23", "12-25"]],
])("banks are closed on the holidays of %i, and on no other day", (year, days) => {
  expect(holidaysOf(year)).toEqual(days.map((day) => `${year}-${day}`));
});
