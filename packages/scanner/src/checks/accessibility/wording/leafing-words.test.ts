import { describe, expect, it } from "vitest";

import { leafsThrough } from "#checks/accessibility/wording/leafing-words.ts";

describe("a control that leads to the next content, or to the one before", () => {
  it.each([
    "Next",
    "Go to the next slide",
    "Nächstes Bild",
    "Page suivante",
    "Næste billede",
    "Następny slajd",
    "Další",
    "Következő kép",
    "Seuraava kuva",
    "Следующий слайд",
    "Назад",
    "Επόμενη εικόνα",
    "Sonraki görsel",
    "الصورة التالية",
    "התמונה הבאה",
    "次の画像",
    "下一张图片",
    "다음 사진",
    "›",
  ])("%s", (name) => {
    expect(leafsThrough(name)).toBe(true);
  });

  it.each([
    "Next of kin and other people to call",
    "Backpacks",
    "Dalej niż myślisz",
    "前橋市",
    "Add",
    "Přidat",
  ])("not %s", (name) => {
    expect(leafsThrough(name)).toBe(false);
  });
});
