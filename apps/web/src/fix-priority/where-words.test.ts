import { describe, expect, it } from "vitest";

import { whereWords } from "./where-words.ts";

const PAGE = "harbor-bakery.example/menu";
const place = (own: { name?: string; heading?: string; selector?: string | null }) => ({
  page: `https://${PAGE}`,
  selector: own.selector === undefined ? "#buy" : own.selector,
  name: own.name ?? null,
  heading: own.heading ?? null,
  screenshot: null,
});

describe("an issue among others of its cause", () => {
  it.each([
    ["its page and heading", place({ name: "Buy now", heading: "Cakes" }), 1, `${PAGE}, under “Cakes”`],
    ["no heading twice", place({ heading: "Cakes" }), 1, PAGE],
    ["how many more pages have it", place({ name: "Buy now" }), 3, `${PAGE}, and 2 other pages`],
  ])("says where it is: %s", (_what, own, pages, words) => {
    expect(whereWords({ page: PAGE, pages, place: own, isSiteWide: false })).toBe(words);
  });

  it("never says its address twice", () => {
    const bare = { page: PAGE, pages: 1, place: place({ selector: null }) };
    expect(whereWords({ ...bare, isSiteWide: false })).toBe("");
    expect(whereWords({ ...bare, pages: 3, isSiteWide: false })).toBe("Also on 2 other pages");
    expect(whereWords({ ...bare, isSiteWide: true })).toBe(PAGE);
  });
});
