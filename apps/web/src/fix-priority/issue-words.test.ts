import { ISSUE_STATUSES } from "@plumbline/contract/issue-terms";
import { describe, expect, it } from "vitest";

import { categoriesOf, checkWords, isResolved } from "./issue-words.ts";

const DONE = {
  state: "done" as const,
  requestedAt: "2026-11-21T12:00:00Z",
  finishedAt: "2026-11-21T12:00:30Z",
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

  it("names no outcome while there is none", () => {
    const open = { ...DONE, outcome: null, note: null, finishedAt: null };
    expect(checkWords({ ...open, state: "queued" })).toBe("Waiting to be checked...");
    expect(checkWords({ ...open, state: "running" })).toBe("Being checked now...");
  });
});

describe("an issue", () => {
  it("counts under each category its text holds", () => {
    expect(categoriesOf({ category: "Accessibility/SEO" })).toEqual(["Accessibility", "SEO"]);
    expect(categoriesOf({ category: "Privacy / " })).toEqual(["Privacy"]);
  });

  it("is resolved unless somebody still has to act on it", () => {
    expect(ISSUE_STATUSES.filter((status) => !isResolved(status))).toEqual(["open", "came-back"]);
  });
});
