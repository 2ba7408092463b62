import { describe, expect, it } from "vitest";

import { partForAPerson } from "./wcag-by-hand.ts";
import { WCAG_CRITERIA } from "./wcag-criteria.ts";

describe("what a person must look at", () => {
  it("is told of each of the 55 criteria of levels A and AA, and of no other", () => {
    const told = WCAG_CRITERIA.filter(({ id }) => partForAPerson(id) !== undefined);
    expect(told).toHaveLength(55);
    expect(told).toEqual(WCAG_CRITERIA.filter(({ level }) => level !== "AAA"));
  });
});
