import { expect, it } from "vitest";

import { ownDescription } from "./own-description.ts";

it.each([
  ["No sitemap", "No sitemap", ""],
  ["No sitemap", "no sitemap.", ""],
  ["No sitemap", "We found no sitemap.", "We found no sitemap."],
  ["Slow page", "Slow page: 4.2 s", "Slow page: 4.2 s"],
])("of '%s', '%s' says '%s' of its own", (title, description, own) => {
  expect(ownDescription({ title, description })).toBe(own);
});
