import { describe, expect, it } from "vitest";

import { buttonKind, savesChoice } from "#gather/privacy/button-kind.ts";
import { BUTTON_WORDS } from "#gather/privacy/button-words.ts";

describe("buttonKind", () => {
  it.each([
    ["Accept all", "accept"],
    ["OK", "accept"],
    ["Got it!", "accept"],
    ["I agree", "accept"],
    ["Alle akzeptieren", "accept"],
    ["Tout accepter", "accept"],
    ["Reject all", "reject"],
    ["Accept only necessary", "reject"],
    ["Decline", "reject"],
    ["Nur notwendige Cookies", "reject"],
    ["Continuer sans accepter", "reject"],
    ["Rechazar todo", "reject"],
    ["Manage preferences", "settings"],
    ["Cookie settings", "settings"],
    ["Einstellungen", "settings"],
    ["Personnaliser", "settings"],
    ["Continua senza accettare", "reject"],
    ["Rifiuta tutto", "reject"],
    ["Personalizza", "settings"],
    ["Accetta tutti", "accept"],
    ["Rechazar todas", "reject"],
    ["Continuar sin aceptar", "reject"],
    ["Configurar cookies", "settings"],
    ["Alles weigeren", "reject"],
    ["Doorgaan zonder te accepteren", "reject"],
    ["Rejeitar tudo", "reject"],
    ["Continuar sem aceitar", "reject"],
    ["Odrzuć wszystkie", "reject"],
    ["Kontynuuj bez akceptacji", "reject"],
    ["Zaakceptuj wszystkie", "accept"],
    ["Avvisa alla", "reject"],
    ["Godkänn alla", "accept"],
    ["Afvis alle", "reject"],
    ["Kun nødvendige", "reject"],
    ["Tillad alle", "accept"],
    ["Tilpas", "settings"],
    ["Hylkää kaikki", "reject"],
    ["Vain välttämättömät", "reject"],
    ["Hyväksy kaikki", "accept"],
    ["Odmítnout vše", "reject"],
    ["Pouze nezbytné", "reject"],
    ["Přijmout vše", "accept"],
    ["Podrobné nastavení", "settings"],
    ["Odmietnuť všetko", "reject"],
    ["Prijať všetko", "accept"],
    ["Összes elutasítása", "reject"],
    ["Elfogadom", "accept"],
    ["Beállítások", "settings"],
    ["Respinge toate", "reject"],
    ["Refuz", "reject"],
    ["Accept toate", "accept"],
    ["Setări cookie", "settings"],
    ["Отказвам", "reject"],
    ["Приемам всички", "accept"],
    ["Настройки", "settings"],
    ["Απόρριψη όλων", "reject"],
    ["Αποδοχή όλων", "accept"],
    ["Ρυθμίσεις", "settings"],
    ["Odbij sve", "reject"],
    ["Prihvati sve", "accept"],
    ["Prihvaćam", "accept"],
    ["Zavrni vse", "reject"],
    ["Sprejmi vse", "accept"],
    ["Nastavitve", "settings"],
    ["Keeldu kõigist", "reject"],
    ["Nõustu kõigiga", "accept"],
    ["Ei nõustu", "reject"],
    ["Noraidīt visas", "reject"],
    ["Piekrītu", "accept"],
    ["Nepiekrītu", "reject"],
    ["Atmesti visus", "reject"],
    ["Sutinku", "accept"],
    ["Nesutinku", "reject"],
    ["Nustatymai", "settings"],
    ["Diúltaigh do gach ceann", "reject"],
    ["Glac le gach ceann", "accept"],
    ["Irrifjuta kollox", "reject"],
    ["Aċċetta kollox", "accept"],
    ["Nesouhlasím", "reject"],
    ["Souhlasím", "accept"],
    ["Politica sulla privacy", "other"],
    ["Zásady ochrany osobních údajů", "other"],
    ["Πολιτική απορρήτου", "other"],
    ["Kosár", "other"],
    ["Zurück", "other"],
    ["Weiter einkaufen", "other"],
    ["Privacy Policy", "other"],
    ["Learn more", "other"],
    ["Subscribe", "other"],
    ["", "other"],
  ])("takes %j for %s", (text, kind) => {
    expect(buttonKind(text)).toBe(kind);
  });
});

describe("a button that keeps what is checked", () => {
  it.each([
    ["Auswahl speichern", true],
    ["Save my choices", true],
    ["Enregistrer", true],
    ["Opslaan", true],
    ["Zapisz wybór", true],
    ["Save and accept all", false],
    ["Alle akzeptieren und speichern", false],
    ["Settings", false],
    ["", false],
  ])("is told by its words: %s %s", (text, saves) => {
    expect(savesChoice(text)).toBe(saves);
  });
});

describe("the words of buttons", () => {
  it("are known for every kind in all languages of the European Union", () => {
    const languages = "bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv".split(" ");
    for (const words of Object.values(BUTTON_WORDS)) expect(Object.keys(words).toSorted()).toEqual(languages);
  });
});
