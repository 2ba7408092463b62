import { describe, expect, it } from "vitest";

import { speaksOfCanceling, speaksOfClosing } from "#checks/accessibility/wording/close-words.ts";

describe("a control that says it closes what it stands in", () => {
  it.each([
    "Close",
    "Close this notice",
    "Fenster schließen",
    "Fermer la fenêtre",
    "Cerrar",
    "Zamknij okno",
    "Stäng",
    "Lukk vinduet",
    "Zavřít",
    "Zatvori",
    "Sulje ikkuna",
    "Închide fereastra",
    "Закрыть окно",
    "Закрити",
    "Κλείσιμο",
    "إغلاق النافذة",
    "סגור",
    "ウィンドウを閉じる",
    "关闭窗口",
    "창 닫기",
    "Kapat",
    "Đóng",
  ])("%s", (name) => {
    expect(speaksOfClosing(name)).toBe(true);
  });

  it.each([
    "Closet",
    "Disclose",
    "Fechas disponibles",
    "Luke",
    "Closer to you",
    "Öffnen",
    "Закрытые показы",
    "開く",
  ])("not %s", (name) => {
    expect(speaksOfClosing(name)).toBe(false);
  });
});

describe("a control that says it gives up what was begun", () => {
  it.each([
    "Cancel",
    "Abbrechen",
    "Annuler",
    "Annuleren",
    "Anuluj",
    "Avbryt",
    "Mégse",
    "Отмена",
    "キャンセル",
    "取消",
  ])("%s", (name) => {
    expect(speaksOfCanceling(name)).toBe(true);
  });

  it.each(["Cancellation terms", "Annulation gratuite", "Close"])("not %s", (name) => {
    expect(speaksOfCanceling(name)).toBe(false);
  });
});
