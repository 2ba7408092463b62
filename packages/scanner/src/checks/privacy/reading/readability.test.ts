import { describe, expect, it } from "vitest";

import { fleschReadingEase } from "#checks/privacy/reading/readability.ts";

describe("fleschReadingEase", () => {
  it("finds short plain sentences easy", () => {
    expect(fleschReadingEase("The cat sat on the mat. It was warm there. ".repeat(20))).toBeGreaterThan(90);
  });

  it("finds long legal sentences hard", () => {
    const clause =
      "notwithstanding contradictory contractual stipulations, categorisation of identifiable information necessitates organisational authorisation";
    expect(fleschReadingEase(`${`${clause}, `.repeat(12)}.`)).toBeLessThan(10);
  });

  it("does not judge a few words", () => {
    expect(fleschReadingEase("We keep your data safe.")).toBeNull();
  });
});
