import { describe, expect, it } from "vitest";

import { parseGuidanceView } from "./guidance-address.ts";
import { entryWords, listWords } from "./guidance-words.ts";

const ALL = parseGuidanceView(new URLSearchParams());
const PLACE = { page: "https://example.org/menu", selector: "#buy", screenshot: null };

function list({ total = 0, items = 41, completed = 0, all = 0 }) {
  const areas = { accessibility: all, seo: 0, performance: 0, privacy: 0, security: 0 };
  return { total, counts: { all, areas }, totals: { items, completed } };
}

describe("what is said above the checklist", () => {
  it("counts what the filter lets through", () => {
    expect(listWords(list({ total: 2, all: 41 }), ALL)).toMatch(/41 issues from 2 causes\.$/u);
    expect(listWords(list({ total: 1, all: 7 }), { ...ALL, category: "accessibility", order: "cost" })).toBe(
      "Lowest cost first. 7 issues from 1 cause.",
    );
  });

  it("tells a filter that fits nothing from a list that is done", () => {
    expect(listWords(list({ completed: 40 }), ALL)).toBe("No issues found for the selected filter.");
    expect(listWords(list({ completed: 41 }), ALL)).toBe("All 41 items are completed.");
  });
});

describe("what tells an issue apart", () => {
  it.each([
    [{ ...PLACE, name: "Buy now", heading: "Menu" }, "“Buy now”"],
    [{ ...PLACE, name: null, heading: "Menu" }, "Under “Menu”"],
    [{ ...PLACE, name: null, heading: null }, "On https://example.org/menu"],
    [null, "The whole site"],
  ])("is its name, else its heading, else its page: %o", (place, words) => {
    expect(entryWords({ place })).toBe(words);
  });
});
