import { expect, it } from "vitest";

import { lighthousePages } from "#scan/lighthouse-pages.ts";

it.each([
  [1, 1],
  [4, 1],
  [6, 2],
  [25, 5],
  [2000, 13],
])("of %i pages Lighthouse measures %i", (measured, expected) => {
  expect(lighthousePages(measured)).toBe(expected);
});
