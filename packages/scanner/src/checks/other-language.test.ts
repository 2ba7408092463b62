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

const PORTUGUESE =
  "O velho moinho no fim do caminho foi construído em 1780 por dois irmãos que nunca mais falaram um com o outro. As pessoas da aldeia ainda não sabem por quê.";
const SPANISH =
  "El viejo molino al final del camino fue construido en 1780 por dos hermanos que nunca más se hablaron. La gente del pueblo todavía no sabe por qué.";
const SWEDISH =
  "Den gamla kvarnen vid vägens slut byggdes 1780 av två bröder som aldrig mer talade med varandra efter att taket hade lagts på.";
const NORWEGIAN =
  "Den gamle møllen i enden av veien ble bygget i 1780 av to brødre som aldri snakket sammen igjen etter at taket var lagt på.";

it("tells some languages near each other in longer texts", () => {
  expect(otherLanguage(PORTUGUESE, "es", 40)).toBe("pt");
  expect(otherLanguage(SPANISH, "pt-BR", 40)).toBe("es");
  expect(otherLanguage(SWEDISH, "da", 40)).toBe("sv");
  expect(otherLanguage("A nossa loja vende sapatos de couro.", "es", 10)).toBeNull();
});

it("tells Swedish from Norwegian, and Ukrainian from Russian, by the letters that only one of them has", () => {
  const swedish = `${SWEDISH} Handläggningen tar ungefär tre veckor, och du får besked när allt är klart.`;
  const norwegian = `${NORWEGIAN} Søknaden blir lest av våre ansatte, og du får svar når alt er gjort.`;
  expect(otherLanguage(swedish, "nb", 40)).toBe("sv");
  expect(otherLanguage(norwegian, "sv", 40)).toBe("no");
  expect(otherLanguage(`${norwegian} Göran Åkerström och Märta Höglund.`, "no", 40)).toBeNull();
  const ukrainian =
    "Старий млин наприкінці дороги збудували у 1780 році двоє братів, які більше ніколи не розмовляли, і люди в селі досі не знають, чому її дах зник.";
  expect(otherLanguage(ukrainian, "ru", 40)).toBe("uk");
  expect(otherLanguage(ukrainian, "uk", 40)).toBeNull();
});

it("says nothing where half of a text is in the language it is declared to be in", () => {
  expect(otherLanguage(`${PORTUGUESE} ${SPANISH}`, "es", 40)).toBeNull();
  expect(otherLanguage(`${SPANISH} ${PORTUGUESE}`, "es", 40)).toBeNull();
});

it("knows Norwegian by each of its codes, and says nothing of scripts that languages share", () => {
  expect(otherLanguage(NORWEGIAN, "nb", 40)).toBeNull();
  expect(otherLanguage(NORWEGIAN, "no", 40)).toBeNull();
  expect(otherLanguage(NORWEGIAN, "da", 40)).toBeNull();
  expect(otherLanguage(GERMAN, "nb-NO", 40)).toBe("de");
  const serbian =
    "Stari mlin na kraju puta sagradila su 1780. godine dva brata koja više nikada nisu razgovarala, i ljudi u selu ne znaju zašto.";
  expect(otherLanguage(serbian, "sr-Latn", 40)).toBeNull();
});
