import { describe, expect, it } from "vitest";

import { quoted, unlessUntried } from "./judge-operated.ts";

const COVERED = "Something lies over it.";
const untried = [
  { count: 2, reason: COVERED },
  { count: 1, reason: "There was no time." },
];

describe("what was not tried of a page", () => {
  it("leaves open whether anything is wrong where nothing was found", () => {
    expect(unlessUntried({ applies: true, defects: [] }, untried)).toEqual({ reason: COVERED });
  });

  it("is told beside what was found", () => {
    const defects = [{ message: "This control reacts to the mouse alone" }];
    expect(unlessUntried({ applies: true, defects }, untried)).toEqual({
      applies: true,
      defects,
      unseen: `We could not try 3 more things on the page. ${COVERED}`,
    });
    expect(unlessUntried({ applies: true, defects }, [])).toEqual({ applies: true, defects });
  });
});

describe("A name in quotes", () => {
  it("has no letters of icon fonts", () => {
    expect(quoted("\ue61a Open \ue61b menu", "This control")).toBe("“Open menu”");
    expect(quoted("\uf00d", "This control")).toBe("This control");
  });
});
