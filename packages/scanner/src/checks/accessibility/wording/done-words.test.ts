import { describe, expect, it } from "vitest";

import { saysItWasDone } from "#checks/accessibility/wording/done-words.ts";

describe("words that say that what a control is called was done", () => {
  it.each([
    ["Aula guardada nos seus favoritos.", "Guardar esta aula"],
    ["Collegamento copiato", "Copia il collegamento"],
    ["Concept bewaard om 14 uur", "Bewaar als concept"],
    ["Återställt", "Återställ formuläret"],
    ["Zapisano zmiany", "Zapisz zmiany"],
    ["Note archived", "Archive note"],
  ])("%s after %s", (text, name) => {
    expect(saysItWasDone(text, name)).toBe(true);
  });

  it.each([
    ["Opening hours: Monday to Friday", "Show opening hours"],
    ["Zahlungsarten: Rechnung oder Karte", "Zahlungsart"],
    ["Kommentare", "Kommentar"],
    ["Are you sure that you want to archive it?", "Archived"],
    ["Bread is baked each morning in our own oven from flour that we archived ourselves", "Archive"],
  ])("not %s after %s", (text, name) => {
    expect(saysItWasDone(text, name)).toBe(false);
  });
});
