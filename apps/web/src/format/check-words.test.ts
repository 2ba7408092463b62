import { describe, expect, it } from "vitest";

import { checkingWords, checksWords, checkWords } from "./check-words.ts";

const DONE = {
  state: "done" as const,
  requestedAt: "2026-11-21T12:00:00Z",
  finishedAt: "2026-11-21T12:00:30Z",
  cameBackAt: null,
};

describe("a re-test in words", () => {
  it("says what it came to, when, and why it came to nothing", () => {
    expect(checkWords({ ...DONE, outcome: "verified", note: null })).toMatch(
      /^Checked: verified fixed, Nov 2\d, 2026$/u,
    );
    expect(checkWords({ ...DONE, outcome: "could-not-check", note: "The page failed." })).toMatch(
      /^Could not be checked, Nov 2\d, 2026\. The page failed\.$/u,
    );
  });

  it.each([
    ["verified" as const, /^Verified fixed on Nov 2\d, 2026, came back on Dec \d, 2026$/u],
    ["page-gone" as const, /^Its page was gone on Nov 2\d, 2026, came back on Dec \d, 2026$/u],
  ])("is told as past once the issue came back: %s", (outcome, words) => {
    expect(checkWords({ ...DONE, outcome, note: null, cameBackAt: "2026-12-05T12:00:00Z" })).toMatch(words);
  });

  it("names no outcome while there is none", () => {
    const open = { ...DONE, outcome: null, note: null, finishedAt: null };
    expect(checkWords({ ...open, state: "queued" })).toBe("Waiting to be checked...");
    expect(checkWords({ ...open, state: "running" })).toBe("Being checked now...");
  });
});

describe("marking issues as fixed", () => {
  it.each([
    [0, "Someone had marked this already. We are checking it."],
    [1, "We are checking it now."],
    [3, "We are checking 3 issues now."],
  ])("says what is checked where it changed %d of them", (changed, words) => {
    expect(checkingWords(changed)).toBe(words);
  });
});

describe("a cause", () => {
  it.each([
    [{ beingChecked: 2, awaitingCheck: 5 }, "Checking 2 issues"],
    [{ beingChecked: 0, awaitingCheck: 5 }, "5 marked as fixed, not checked yet"],
    [{ beingChecked: 0, awaitingCheck: 0 }, null],
  ])("says how its checks stand: %o", (cause, words) => {
    expect(checksWords(cause)).toBe(words);
  });
});
