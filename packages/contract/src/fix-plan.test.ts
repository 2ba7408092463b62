import { expect, it } from "vitest";

import { fixBy, proposedDay } from "./fix-plan.ts";

it("gives each group its days from when it was found", () => {
  expect([
    fixBy("critical", "2026-11-23"),
    fixBy("major", "2026-11-23"),
    fixBy("minor", "2026-11-23"),
  ]).toEqual(["2026-12-23", "2027-01-22", "2027-02-21"]);
});

it("proposes the same day until it has come, and then a month more", () => {
  expect(proposedDay("major", "2026-11-23", "2027-01-21")).toBe("2027-01-22");
  expect(proposedDay("major", "2026-11-23", "2027-01-22")).toBe("2027-02-21");
});
