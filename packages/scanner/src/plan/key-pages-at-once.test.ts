import { expect, it } from "vitest";

import { keyPagesAtOnce } from "#plan/key-pages-at-once.ts";

const SIDE_BY_SIDE = 3;

it("examines none where none is left", () => {
  expect(keyPagesAtOnce(0, SIDE_BY_SIDE)).toBe(0);
});

it("examines one more at once than pages go side by side where that saves a round", () => {
  expect([3, 4, 7, 8].map((pages) => keyPagesAtOnce(pages, SIDE_BY_SIDE))).toEqual([3, 4, 4, 4]);
});

it("examines no more at once than as many rounds need", () => {
  expect([1, 5, 6, 9].map((pages) => keyPagesAtOnce(pages, SIDE_BY_SIDE))).toEqual([1, 3, 3, 3]);
});
