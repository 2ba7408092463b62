import { expect, it } from "vitest";

import { cutAtWord } from "./cut-text.ts";

it.each([
  ["Our opening hours", 30, "Our opening hours"],
  [
    "Stretching (Video Only) Fakefullscreen (Video Only) false (d",
    60,
    "Stretching (Video Only) Fakefullscreen (Video Only) false…",
  ],
  ["Choisissez une boulangerie, puis un pain", 30, "Choisissez une boulangerie…"],
  ["Donaudampfschifffahrtsgesellschaftskapitän", 20, "Donaudampfschifffahr…"],
  ["営業時間のご案内と店舗の一覧", 8, "営業時間のご案内…"],
  ["Brot 🍞", 6, "Brot…"],
])("quotes “%s” within %i letters as “%s”", (text, most, quote) => {
  expect(cutAtWord(text, most)).toBe(quote);
});
