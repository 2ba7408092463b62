import { describe, expect, it } from "vitest";

import { soundsAlike } from "./same-words.ts";

describe("two names of one function", () => {
  it.each([
    ["Cart", "Cart (3)"],
    ["Contact", "Contact us"],
    ["Shop", "Shopping"],
    ["Your account", "My account"],
    ["購物車", "我的購物車"],
    ["1", "2"],
  ])("sound alike: %s and %s", (one, other) => {
    expect(soundsAlike(one, other)).toBe(true);
  });

  it.each([
    ["Cart", "Basket"],
    ["Search", "Find"],
    ["To our shop", "To our store"],
  ])("do not: %s and %s", (one, other) => {
    expect(soundsAlike(one, other)).toBe(false);
  });
});
