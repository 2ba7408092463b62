import { expect, it } from "vitest";

import { otherLanguage } from "./other-language.ts";

const GERMAN = "Unser Brot wird jeden Morgen frisch gebacken, mit Mehl aus der Mühle nebenan.";

it("tells the language of a text that is clearly another than declared", () => {
  expect(otherLanguage(GERMAN, "en-GB", 40)).toBe("de");
  expect(otherLanguage(GERMAN, "de-AT", 40)).toBeNull();
});

it("says nothing of short texts, unknown languages and languages near each other", () => {
  expect(otherLanguage("Brot und Kuchen", "en", 10)).toBeNull();
  expect(otherLanguage(GERMAN, "tlh", 40)).toBeNull();
  const danish = "Vores brød bliver bagt frisk hver morgen med mel fra møllen ved siden af.";
  expect(otherLanguage(danish, "nb", 40)).toBeNull();
  expect(otherLanguage(danish, "en", 40)).not.toBeNull();
});
