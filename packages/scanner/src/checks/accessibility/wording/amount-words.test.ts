import { describe, expect, it } from "vitest";

import { tellsAmount } from "./amount-words.ts";
import { speaksOfMore } from "./more-words.ts";

describe("a price or a sum", () => {
  it.each([
    "80 €",
    "£1,200",
    "29 CHF",
    "5 Euro",
    "Total 45",
    "Gesamtsumme: 12",
    "1 290 Kč",
    "199 kr",
    "$9.90 / month",
  ])("is %s", (text) => {
    expect(tellsAmount(text)).toBe(true);
  });

  it.each(["12 results", "400 g", "220 °C", "Price on request", "Page 4 of 9", "Free", "Totally 90s"])(
    "is not %s",
    (text) => {
      expect(tellsAmount(text)).toBe(false);
    },
  );
});

describe("a control that brings more", () => {
  it.each([
    "Load more",
    "Show 6 more",
    "More jobs",
    "Weitere Stellen",
    "Mehr anzeigen",
    "Voir plus",
    "Charger la suite",
    "Ver más",
    "Carica altri",
    "Meer laden",
    "Visa fler",
  ])("is %s", (name) => {
    expect(speaksOfMore(name)).toBe(true);
  });

  it.each(["More", "Learn more about rye bread", "Add one more", "Mehrwertsteuer", "Voir", "Vermögen"])(
    "is not %s",
    (name) => {
      expect(speaksOfMore(name)).toBe(false);
    },
  );
});
