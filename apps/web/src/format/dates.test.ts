import { describe, expect, it } from "vitest";

import { formatDate, formatDay, formatMoment } from "./dates.ts";

describe("dates", () => {
  it("show a calendar day as that day in every time zone", () => {
    expect(formatDay("2026-11-23")).toBe("Mon, Nov 23, 2026");
  });

  it("show a moment in the reader's time zone and name the zone", () => {
    expect(formatMoment("2026-11-21T03:42:00.000Z", "America/New_York")).toMatch(
      /^Nov 20, 2026, 10:42\sPM EST$/u,
    );
    expect(formatDate("2026-11-21T03:42:00.000Z", "America/New_York")).toBe("Nov 20, 2026");
  });
});
