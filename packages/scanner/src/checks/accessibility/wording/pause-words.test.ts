import { describe, expect, it } from "vitest";

import { speaksOfPausing, speaksOfSound } from "#checks/accessibility/wording/pause-words.ts";

describe("a control that says it stops what moves or is heard", () => {
  it.each([
    "Pause slides",
    "Diashow anhalten",
    "Arrêter l’animation",
    "Zatrzymaj pokaz",
    "Zastavit",
    "Pysäytä",
    "Пауза",
    "Остановить слайды",
    "自動再生を停止する",
    "暂停播放",
    "일시정지",
    "إيقاف العرض",
  ])("%s", (name) => {
    expect(speaksOfPausing(name)).toBe(true);
  });

  it.each(["Stopover in Rome", "Menopause", "Bus stops", "Ferman", "Next slide", "次へ"])(
    "not %s",
    (name) => {
      expect(speaksOfPausing(name)).toBe(false);
    },
  );
});

describe("a control that says it is about what is heard", () => {
  it.each([
    "Mute",
    "Ton aus",
    "Couper le son",
    "Wycisz",
    "Ztlumit zvuk",
    "Ljud av",
    "Звук",
    "ミュートにする",
    "静音",
  ])("%s", (name) => {
    expect(speaksOfSound(name)).toBe(true);
  });

  it.each([
    "Button",
    "Person",
    "Displays",
    "Tonnage",
    "Zoom",
    "Lire la suite",
    "Voir ses photos",
    "Hang it up",
  ])("not %s", (name) => {
    expect(speaksOfSound(name)).toBe(false);
  });
});
