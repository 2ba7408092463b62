import { describe, expect, it } from "vitest";

import { objectionTo, strengthOf } from "./password-strength.ts";

describe("the strength meter", () => {
  it.each([
    ["", "Very Weak", 0],
    ["a", "Weak", 20],
    ["aA", "Fair", 40],
    ["aA1", "Good", 60],
    ["aA1!", "Strong", 80],
    ["aA1!aA1!", "Very Strong", 100],
  ])("counts the rules that %j meets", (password, word, percent) => {
    expect(strengthOf(password)).toEqual({ word, percent, isComplete: percent === 100 });
  });
});

describe("a new password", () => {
  it("is first compared with its confirmation, then held against the rules", () => {
    expect(objectionTo("short", "other")).toBe("Passwords do not match");
    expect(objectionTo("short", "short")).toBe("Please meet all password requirements");
    expect(objectionTo("Sunny-Day-7", "Sunny-Day-7")).toBeNull();
  });
});
