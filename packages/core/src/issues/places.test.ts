import { describe, expect, it } from "vitest";

import type { Place } from "#issues/found-issue.ts";
import { mergedPlaces, PAGES_KEPT, pagesAmong, PLACES_KEPT } from "#issues/places.ts";

function place(page: string, selector = "a"): Place {
  return { page, selector, snippet: null, message: "", sources: [] };
}

describe("the places kept of an issue", () => {
  it("are those found now, and those on pages this scan did not judge", () => {
    const before = [place("/a"), place("/b"), place("/c")];
    const kept = mergedPlaces(before, [place("/a", "now")], (page) => page !== "/c");
    expect(kept).toEqual([place("/a", "now"), place("/c")]);
  });

  it("show every page once before any page twice", () => {
    const many = Array.from({ length: 80 }, (_, index) => place("/a", String(index)));
    const kept = mergedPlaces([], [...many, place("/b")], () => true);
    expect(kept).toHaveLength(PLACES_KEPT);
    expect(kept[1]?.page).toBe("/b");
  });

  it("are bounded however many pages there are", () => {
    const many = Array.from({ length: 1000 }, (_, index) => place(`/${index}`));
    expect(pagesAmong(mergedPlaces([], many, () => true))).toBe(PAGES_KEPT);
  });
});
