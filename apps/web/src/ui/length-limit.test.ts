import { describe, expect, it } from "vitest";

import { isNearlyFull, lengthWords, marksOfLength } from "./length-limit.ts";

describe("a text with a limit", () => {
  it("may fill it", () => {
    expect(marksOfLength(5000, 5000)).toEqual({});
    expect(lengthWords(1200, 5000)).toBe("1,200 of 5,000 characters");
  });

  it.each([
    [201, 200, "This is 1 character too long. Shorten it to 200."],
    [6200, 5000, "This is 1,200 characters too long. Shorten it to 5,000."],
  ])("is refused with words at %i of %i", (length, limit, errorMessage) => {
    expect(marksOfLength(length, limit)).toEqual({ isInvalid: true, errorMessage });
  });

  it("of one line is counted aloud only when it is nearly full", () => {
    expect(isNearlyFull(159, 200)).toBe(false);
    expect(isNearlyFull(160, 200)).toBe(true);
  });
});
