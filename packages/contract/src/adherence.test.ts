import { expect, it } from "vitest";

import { isFailing, proposedAdherence } from "./adherence.ts";

it.each([
  [{ isFailed: false, failingPages: 0, measuredPages: 10 }, "not-evaluated"],
  [{ isFailed: true, failingPages: 1, measuredPages: 10 }, "partially-supports"],
  [{ isFailed: true, failingPages: 5, measuredPages: 10 }, "partially-supports"],
  [{ isFailed: true, failingPages: 6, measuredPages: 10 }, "does-not-support"],
] as const)("of %o, automation says that the site %s", (seen, adherence) => {
  expect(proposedAdherence(seen)).toBe(adherence);
});

it("the two levels that say that something is wrong are failing, and no others", () => {
  expect(
    (
      ["supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated"] as const
    ).filter(isFailing),
  ).toEqual(["partially-supports", "does-not-support"]);
});
