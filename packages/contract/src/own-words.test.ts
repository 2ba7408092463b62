import { expect, it } from "vitest";

import { ownWords } from "./own-words.ts";

const PAGE = "harbor-bakery.example/menu";
const place = (own: { name?: string; heading?: string; selector?: string | null }) => ({
  page: `https://${PAGE}`,
  selector: own.selector === undefined ? "#buy" : own.selector,
  name: own.name ?? null,
  heading: own.heading ?? null,
  screenshot: null,
});

it.each([
  ["its element's name", place({ name: "Buy now", heading: "Cakes" }), "“Buy now”"],
  ["the heading above it", place({ heading: "Cakes" }), "Under “Cakes”"],
  ["its selector", place({}), "#buy"],
  ["its page", place({ selector: null }), PAGE],
  ["its page, where no place is known", null, PAGE],
])("an issue is told from others of its cause by %s", (_by, own, words) => {
  expect(ownWords({ page: PAGE, place: own, isSiteWide: false })).toBe(words);
});

it("an issue of the whole site is told as that", () => {
  expect(ownWords({ page: PAGE, place: null, isSiteWide: true })).toBe("The whole site");
});
