import { describe, expect, it } from "vitest";

import { alsoWords, noneOpenWords, settledCount } from "./settled-words.ts";

const NONE = { verified: 0, awaitingCheck: 0, accepted: 0, pageGone: 0 };

describe("issues that are not open", () => {
  it("are resolved only where a check says so: what is marked, accepted or gone is named apart", () => {
    const settled = { verified: 4, awaitingCheck: 1, accepted: 2, pageGone: 3 };
    expect(alsoWords(settled)).toBe("1 waiting for a check, 2 accepted, 3 with the page gone");
    expect(settledCount(settled)).toBe(10);
  });

  it("need no further words where all of them are resolved", () => {
    expect(alsoWords({ ...NONE, verified: 4 })).toBe("");
    expect(noneOpenWords({ ...NONE, verified: 4 })).toBe(
      "No open issues. We keep resolved issues, and every scan checks them again.",
    );
  });

  it("are not left out where none is open", () => {
    expect(noneOpenWords({ ...NONE, awaitingCheck: 2 })).toContain("Not shown: 2 waiting for a check.");
  });
});
