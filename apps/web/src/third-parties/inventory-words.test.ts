import { expect, it } from "vitest";

import { kindWords, lifetimeWords, totalWords, whenWords } from "#third-parties/inventory-words.ts";

it("says when something was first seen", () => {
  expect(whenWords("before a choice", 340)).toBe("Before any choice, at 0.3\u{a0}s");
  expect(whenWords("after rejecting", 12_000)).toBe("After “Reject”, at 12.0\u{a0}s");
});

it("says what something is for, and unknown as unknown", () => {
  expect(["advertising", "session-replay", "unknown"].map(kindWords)).toEqual([
    "Advertising",
    "Session replay",
    "Unknown",
  ]);
});

it("says how long a cookie stays", () => {
  expect([null, 0, 1, 2, 1095].map((lifetimeDays) => lifetimeWords({ lifetimeDays }))).toEqual([
    "Until the browser closes",
    "Less than a day",
    "1 day",
    "2 days",
    "1,095 days",
  ]);
});

it("counts one and many", () => {
  expect(totalWords(1, 0)).toBe("1 host and 0 cookies");
  expect(totalWords(1000, 1)).toBe("1,000 hosts and 1 cookie");
});
