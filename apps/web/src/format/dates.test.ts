import { afterEach, describe, expect, it } from "vitest";

import { formatDate, formatDay, formatMoment, tellTimesIn } from "./dates.ts";

describe("dates", () => {
  it("show a calendar day as that day in every time zone", () => {
    expect(formatDay("2026-11-23")).toBe("Mon, Nov 23, 2026");
  });

  afterEach(() => tellTimesIn(undefined));

  it.each([
    ["America/New_York", /^Nov 20, 2026, 10:42\sPM EST$/u, "Nov 20, 2026"],
    ["Europe/Paris", /^Nov 21, 2026, 4:42\sAM GMT\+1$/u, "Nov 21, 2026"],
  ])("show a moment in the organization's time zone, %s, and name the zone", (zone, moment, day) => {
    tellTimesIn(zone);
    expect(formatMoment("2026-11-21T03:42:00.000Z")).toMatch(moment);
    expect(formatDate("2026-11-21T03:42:00.000Z")).toBe(day);
  });
});
