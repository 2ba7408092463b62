import { describe, expect, it } from "vitest";

import { readingOf } from "./reading.ts";

const detail = { score: 72, lines: [], measuredAt: "2026-11-21T03:42:00.000Z" };

describe("a score card", () => {
  it("shows a measured score", () => {
    expect(readingOf(72, { ...detail, state: "measured" })).toEqual({
      state: "measured",
      score: 72,
    });
  });

  it("marks a score that rests on part of the checks and says why", () => {
    const reading = readingOf(72, { ...detail, state: "provisional", reason: "Two pages timed out." });
    expect(reading).toMatchObject({ state: "provisional", score: 72, reason: "Two pages timed out." });
  });

  it("shows no number for an area that was not measured, even beside an old one", () => {
    const failed = { ...detail, state: "not-measured" as const, reason: "The site did not answer." };
    expect(readingOf(null, failed)).toEqual({ state: "not-measured", reason: "The site did not answer." });
    expect(readingOf(72, failed)).toEqual({ state: "not-measured", reason: "The site did not answer." });
    expect(readingOf(null, undefined)).toMatchObject({ state: "not-measured" });
  });

  it("shows zero as a measured zero", () => {
    expect(readingOf(0, { ...detail, state: "measured" })).toMatchObject({
      state: "measured",
      score: 0,
    });
  });
});
