import { describe, expect, it } from "vitest";

import { peopleWithout, ruleConsequence } from "./two-factor-words.ts";

const person = (name: string, hasTwoFactor: boolean, state: "active" | "invited" = "active") => {
  return { name, hasTwoFactor, state };
};

describe("who has set two-factor sign-in up", () => {
  it.each([
    [[person("Ann", true)], "You have set it up."],
    [[person("Ann", true), person("Bea", true)], "All 2 have set it up."],
    [[person("Ann", true), person("Bea", false)], "1 of 2 people who can log in have set it up."],
    [[person("Ann", false)], "0 of 1 person who can log in has set it up."],
    [[person("Ann", true), person("Cy", false, "invited")], "You have set it up."],
  ])("counts those who can log in: %j", (members, words) => {
    expect(peopleWithout(members)).toBe(words);
  });
});

describe("what requiring it means", () => {
  it("names those who have to set it up", () => {
    const words = (...members: ReturnType<typeof person>[]) => ruleConsequence(members, true);
    expect(words(person("Ann", true), person("Bea", false))).toMatch(/^Bea has not set it up yet, and sees/u);
    expect(words(person("Ann", false), person("Bea", false))).toMatch(
      /^Ann and Bea have not .* and see nothing/u,
    );
    expect(words(person("Ann", true), person("Cy", false, "invited"))).toMatch(/^Everyone has set it up/u);
  });

  it("takes no one's second factor away when it ends", () => {
    expect(ruleConsequence([person("Ann", true)], false)).toContain("keep the sign-in");
  });
});
