import { wordsOf } from "#checks/privacy/reading/documents.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";

/** Wordings of 11 CCR 7013 and 7015 and their common variants. */
export const OPT_OUT_WORDS =
  /do not (?:sell|share)|don[’']t sell|your (?:california )?privacy (?:choices|rights and choices)|opt[- ]?out of (?:the )?(?:sale|sharing|targeted advertising)/i;
const LIMIT_WORDS = /limit the use (?:and disclosure )?of my sensitive|your (?:california )?privacy choices/i;
const SETTINGS_WORDS =
  /(?:cookie|consent|privacy|tracking)[- ]?(?:settings|preferences|choices|options|consent|manager)|manage (?:cookies|consent|privacy|preferences)|change (?:your )?(?:cookie )?consent|withdraw (?:your )?consent|cookie-?einstellungen|datenschutz-?einstellungen|einwilligung|gestion des cookies|g[eé]rer (?:les |mes )?cookies|param[eè]tres (?:des )?cookies|configuraci[oó]n de cookies|gestionar cookies|impostazioni (?:dei )?cookie|preferenze cookie|cookie-?instellingen|gestionar consentimiento/i;

/** What a control that changes a consent is about, in the languages of most sites. */
const OF_CONSENT =
  /cookie|galletas|traceurs?(?!\p{L})|consent|consenso|einwilligung|zustimmung|toestemming|zgod[aęy]|plik(?:i|ami|ów) cookie|samtykke|samtycke|suostumu|evästee|evästeiden|souhlas|súhlas|süti|συγκατάθεσ|съгласи|クッキー|쿠키/iu;
/** What such a control lets visitors do. */
const TO_CHANGE =
  /setting|preference|choice|option|manag|chang|review|updat|edit|configur|customi[sz]|withdraw|revok|einstellung|verwalt|[äa]ndern|anpassen|widerruf|bearbeiten|auswahl|g[ée]rer|gestion|modifi|param[èée]tr|pr[ée]f[ée]r|personnalis|choix|retir|cambiar|revisar|ajust|opcion|elegir|eleccion|rived|gestisc|scelt|impostazion|revoca|wijzig|beheer|aanpas|voorkeur|instelling|keuze|intrekken|zarz[ąa]dza|ustawie|zmie[ńn]|wycofa|gerir|defini[çc]|preferênc|alterar|administrer|indstilling|innstilling|inst[äa]llning|hantera|[äa]ndra|[æe]ndre|tr[æe]kk?|asetu|muuta|hallitse|nastaven|upravi|zm[ěe]ni|be[áa]ll[íi]t|m[óo]dos[íi]t|set[ăa]ri|ρυθμίσ|διαχείρ|настройк|設定|설정/iu;
/** Longer lines are sentences that speak of cookies. */
const LONGEST_CONTROL = 60;

/** Links of the page that offer to opt out of sale or sharing. */
export function optOutLinks(document: DocumentSnapshot): LinkRef[] {
  return document.links.filter((link) => OPT_OUT_WORDS.test(link.text));
}

/** Whether the page offers an opt-out of sale or sharing, as a link or as a button. */
export function offersOptOut(document: DocumentSnapshot): boolean {
  return OPT_OUT_WORDS.test(wordsOf(document));
}

/** Whether the page offers to limit the use of sensitive information. */
export function offersLimit(document: DocumentSnapshot): boolean {
  return LIMIT_WORDS.test(wordsOf(document));
}

/** Whether a text holds a control by which a visitor can change a consent. */
export function namesConsentSettings(text: string): boolean {
  if (SETTINGS_WORDS.test(text)) return true;
  return text
    .split("\n")
    .some((line) => line.length <= LONGEST_CONTROL && OF_CONSENT.test(line) && TO_CHANGE.test(line));
}
