import { describe, expect, it } from "vitest";

import { shareSaid, wordsIn } from "./said-words.ts";

describe("words read in a picture", () => {
  it("are compared without case, accents and signs, single letters left out", () => {
    expect(wordsIn("Café – a GREAT place, 24/7!")).toEqual(["cafe", "great", "place", "24"]);
  });

  it.each([
    ["all of them", "Open house Saturday", "On Saturday we have open house", 1],
    ["half of them", "Open house", "An open door", 0.5],
    ["none of them", "Open house", "Bakery", 0],
    ["one with a letter read wrongly", "Saturdoy", "saturday", 1],
    ["one with a letter too many", "Saturdayy", "saturday", 1],
    ["one with a letter lost", "Satrday", "saturday", 1],
    ["one with two letters read wrongly", "Saturboy", "saturday", 0],
    ["a short one with another letter", "ten", "tin", 0],
    ["no word", "", "Bakery", 0],
  ])("tell how many a text says: %s", (_, words, text, share) => {
    expect(shareSaid(wordsIn(words), text)).toBe(share);
  });
});
