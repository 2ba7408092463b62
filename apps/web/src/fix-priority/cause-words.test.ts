import { describe, expect, it } from "vitest";

import { costWords, extentWords } from "./cause-words.ts";

describe("a cause", () => {
  it("says how many issues it has and how far it reaches", () => {
    expect(extentWords({ issues: 41, reach: "12 of 20 pages", statuses: { open: 41 } })).toBe(
      "41 issues on 12 of 20 pages",
    );
  });

  it("says what became of its issues where none is open", () => {
    const statuses = { verified: 2, accepted: 1, "page-gone": 3 };
    expect(extentWords({ issues: 0, reach: "3 pages", statuses })).toBe(
      "2 verified fixed, 1 accepted, 3 with the page gone",
    );
  });

  it("names its cost only where it is estimated", () => {
    expect(costWords({ cost: 600 })).toBe("About $600 to fix");
    expect(costWords({ cost: null })).toBe("");
  });
});
