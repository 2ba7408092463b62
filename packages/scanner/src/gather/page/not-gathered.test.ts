import { describe, expect, it } from "vitest";

import { notGathered } from "#gather/page/not-gathered.ts";
import { PageTrouble } from "#gather/page/page-trouble.ts";

describe("what could not be gathered", () => {
  it("keeps a trouble's own words, which are the owner's", () =>
    expect(notGathered(new PageTrouble("The page closed itself."), "It failed.")).toEqual({
      gathered: false,
      reason: "The page closed itself.",
    }));

  it("keeps of what kind the trouble is, where it is of one", () => {
    const why = { words: "There is no page.", trouble: "no-page" } as const;
    expect(notGathered(new PageTrouble(why), "")).toEqual({
      gathered: false,
      reason: "There is no page.",
      trouble: "no-page",
    });
    expect(notGathered(new PageTrouble({ ...why, trouble: "other" }), "")).not.toHaveProperty("trouble");
  });

  it("shows the owner no error of an engine, and keeps it beside", () =>
    expect(notGathered(new Error("The mark 'lh:runner:gather' does not exist"), "It failed.")).toEqual({
      gathered: false,
      reason: "It failed.",
      cause: "The mark 'lh:runner:gather' does not exist",
    }));
});
