import { describe, expect, it } from "vitest";

import type { ReadingOfPicture, WordsInPicture } from "#gather/examining/operated-facts.ts";

import { isMadeOfWords, isWellRead } from "./words-in-pictures.ts";

const READING: ReadingOfPicture = { sureness: 96, lineHeight: 24, share: 0.3, isLaidOver: false };
const aPicture = (overrides: Partial<WordsInPicture> = {}): WordsInPicture => ({
  kind: "image",
  lines: ["Fresh bread every day"],
  isOnlyWords: true,
  reading: READING,
  name: "",
  isUnmarked: false,
  saidByName: 0,
  saidByPage: 0,
  isLogo: false,
  isDrawing: false,
  element: { selector: "img", snippet: "<img>", component: "img" },
  ...overrides,
});

describe("words in a picture", () => {
  it("are well read where the reader is sure of each, or the file says them", () => {
    expect(isWellRead(aPicture())).toBe(true);
    expect(isWellRead(aPicture({ isExact: true, reading: undefined }))).toBe(true);
    expect(isWellRead(aPicture({ reading: { ...READING, sureness: 76 } }))).toBe(false);
  });

  it("are not known to be well read, nor all there is, in older facts", () => {
    expect(isWellRead(aPicture({ reading: undefined }))).toBe(false);
    expect(isMadeOfWords(aPicture({ reading: undefined }))).toBe(false);
  });

  it("are all there is in a banner", () => {
    expect(isMadeOfWords(aPicture())).toBe(true);
  });

  it.each([{ lineHeight: 9 }, { share: 0.05 }, { isLaidOver: true }])(
    "are part of a picture of something with %j",
    (reading) => {
      expect(isMadeOfWords(aPicture({ reading: { ...READING, ...reading } }))).toBe(false);
    },
  );
});
