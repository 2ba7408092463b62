import { describe, expect, it } from "vitest";

import { kindsInBanner, onlyCloses } from "#gather/privacy/kinds-in-banner.ts";

const button = (text: string, area = 1000) => ({ text, area, leadsOn: text.endsWith("policy") });
const banner = (texts: readonly string[], more: Partial<Parameters<typeof kindsInBanner>[0]> = {}) => ({
  text: `Cookies help us. ${texts.join("\n")}`,
  buttons: texts.map((text) => button(text)),
  hiddenBoxes: 0,
  takesText: false,
  ...more,
});

describe("what the buttons of a banner do", () => {
  it.each([
    ["Yes, I want to get fit", "No, I don't care about my health"],
    ["Sure, save me money", "No, I like paying full price"],
    ["Ja, gerne!", "Nein, ich mag Langeweile"],
    ["Oui, avec plaisir", "Non, je préfère m'ennuyer"],
    ["¡Sí, quiero!", "No, prefiero aburrirme"],
    ["Delight me", "I'd rather see dull pages"],
    ["Jasne!", "Nie, wolę nudę"],
    ["Ja", "Nein"],
  ])("is told where they mock the one who refuses: %s / %s", (yes, no) => {
    expect(kindsInBanner(banner([yes, no]))).toEqual(["accept", "reject"]);
  });

  it("is told in any form of the word for cookies", () => {
    const texts = ["Zaakceptuj wszystko", "Nie, nie zależy mi na dobrej stronie"];
    const shown = banner(texts, { text: "Używamy ciasteczek do reklam." });
    expect(kindsInBanner(shown)).toEqual(["accept", "reject"]);
  });

  it.each([
    [banner(["Accept", "No problem"])],
    [banner(["Yes", "No"], { text: "Are you in Canada? See our privacy policy." })],
    [banner(["Get 10% off", "No, I hate savings"], { takesText: true })],
    [banner(["Yes, ship to Canada", "No, stay here"], { text: "Ship to Canada? See our privacy policy." })],
    [banner(["Accept", "No-nonsense cookie policy"])],
  ])("is not taken for a refusal elsewhere: %j", (shown) => {
    expect(kindsInBanner(shown)).not.toContain("reject");
  });

  it.each([
    "more information",
    "Details",
    "Mehr erfahren",
    "En savoir plus",
    "Más información…",
    "Mostrar detalles",
    "Afficher les détails",
    "Mostra dettagli",
    "Details tonen",
    "Pokaż szczegóły",
    "Visa detaljer",
  ])("is opening the settings where boxes are hidden behind “%s”", (more) => {
    const shown = banner(["Accept", more], { hiddenBoxes: 3 });
    expect(kindsInBanner(shown)).toEqual(["accept", "settings"]);
    expect(kindsInBanner({ ...shown, hiddenBoxes: 0 })).toEqual(["accept", "other"]);
    const leading = shown.buttons.map((one) => ({ ...one, leadsOn: one.text === more }));
    expect(kindsInBanner({ ...shown, buttons: leading })).toEqual(["accept", "other"]);
  });

  it("is left as it is where settings are named, too", () => {
    const shown = banner(["Accept", "Cookie settings", "Details"], { hiddenBoxes: 3 });
    expect(kindsInBanner(shown)).toEqual(["accept", "settings", "other"]);
  });
});

describe("a button that only closes the banner", () => {
  it.each(["×", "✕", "X", "Close", "Close this banner", "Schließen", "Fermer", "Cerrar"])("is %s", (text) => {
    expect(onlyCloses({ text, kind: "other" })).toBe(true);
  });

  it.each([
    ["Close and accept", "accept"],
    ["Continue without accepting ×", "reject"],
    ["Imprint", "other"],
    ["", "other"],
  ] as const)("is not %s", (text, kind) => {
    expect(onlyCloses({ text, kind })).toBe(false);
  });
});
