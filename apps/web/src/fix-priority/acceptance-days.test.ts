import { describe, expect, it } from "vitest";

import { acceptanceDays } from "./acceptance-days.ts";

describe("the days until which an issue can be accepted", () => {
  it("begin today and end after a year", () => {
    expect(acceptanceDays(Date.parse("2026-11-18T23:59:00Z"))).toEqual({
      first: "2026-11-18",
      last: "2027-11-19",
    });
  });
});
