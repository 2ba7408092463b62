import { describe, expect, it } from "vitest";

import { firstDate } from "#checks/privacy/reading/dates.ts";

describe("firstDate", () => {
  it.each([
    ["Last updated: 2026-03-01", "2026-03-01"],
    ["Last updated March 1, 2026", "2026-03-01"],
    ["Effective 1st of March 2026", "2026-03-01"],
    ["Stand: 1. März 2026", "2026-03-01"],
    ["Dernière mise à jour : 14 août 2025", "2025-08-14"],
    ["Última actualización: 3 de mayo de 2025", "2025-05-03"],
    ["Updated: June 2024", "2024-06-01"],
    ["Data aktualizacji: 2 lutego 2026 r.", "2026-02-02"],
    ["Senast uppdaterad den 14 maj 2026", "2026-05-14"],
    ["Poslední aktualizace: 5. října 2025", "2025-10-05"],
    ["Poslední aktualizace 25. 3. 2026", "2026-03-25"],
    ["Utoljára frissítve: 2026. március 3.", "2026-03-03"],
    ["Utoljára frissítve: 2026. 03. 09.", "2026-03-09"],
    ["Atnaujinta 2026 m. kovo 3 d.", "2026-03-03"],
    ["Τελευταία ενημέρωση: 3 Μαΐου 2026", "2026-05-03"],
    ["Version: říjen 2025", "2025-10-01"],
    ["Updated 25/12/2025", "2025-12-25"],
    ["Updated 3/4/2026", "2026-04-03"],
  ])("reads %s", (text, expected) => {
    expect(firstDate(text)?.toISOString().slice(0, 10)).toBe(expected);
  });

  it("finds none in words alone", () => {
    expect(firstDate("We may update this from time to time.")).toBeNull();
  });
});
