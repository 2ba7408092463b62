import { expect, it } from "vitest";

import { otherLanguage } from "./other-language.ts";

const GERMAN = "Unser Brot wird jeden Morgen frisch gebacken, mit Mehl aus der Mühle nebenan.";

it("tells the language of a text that is clearly another than declared", () => {
  expect(otherLanguage(GERMAN, "en-GB", 40)).toBe("de");
  expect(otherLanguage(GERMAN, "de-AT", 40)).toBeNull();
});

it("tells the language of a short sentence, and says nothing of names", () => {
  expect(otherLanguage("Wir haben heute geschlossen.", "en", 10)).toBe("de");
  expect(otherLanguage("The bread is fresh today.", "fr", 10)).toBe("en");
  expect(otherLanguage("今日はお休みをいただいております。", "en", 10)).toBe("ja");
  expect(otherLanguage("Hotel Zum Goldenen Löwen", "en", 10)).toBeNull();
  expect(otherLanguage("Lucas Fernandes da Costa", "en", 10)).toBeNull();
});

it("says nothing of short texts, unknown languages and languages near each other", () => {
  expect(otherLanguage("Brot und Kuchen", "en", 10)).toBeNull();
  expect(otherLanguage(GERMAN, "tlh", 40)).toBeNull();
  const danish = "Vores brød bliver bagt frisk hver morgen med mel fra møllen ved siden af.";
  expect(otherLanguage(danish, "nb", 40)).toBeNull();
  expect(otherLanguage(danish, "en", 40)).not.toBeNull();
});
