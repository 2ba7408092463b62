import { wordsOf } from "#checks/privacy/reading/documents.ts";
import type { DocumentSnapshot, LinkRef } from "#evidence/document.ts";

/** Wordings of 11 CCR 7013 and 7015 and their common variants. */
export const OPT_OUT_WORDS =
  /do not (?:sell|share)|don[’']t sell|your (?:california )?privacy (?:choices|rights and choices)|opt[- ]?out of (?:the )?(?:sale|sharing|targeted advertising)/i;
const LIMIT_WORDS = /limit the use (?:and disclosure )?of my sensitive|your (?:california )?privacy choices/i;
const SETTINGS_WORDS =
  /(?:cookie|consent|privacy|tracking)[- ]?(?:settings|preferences|choices|options|consent|manager)|manage (?:cookies|consent|privacy|preferences)|change (?:your )?(?:cookie )?consent|withdraw (?:your )?consent|cookie-?einstellungen|datenschutz-?einstellungen|einwilligung|gestion des cookies|g[eé]rer (?:les |mes )?cookies|param[eè]tres (?:des )?cookies|configuraci[oó]n de cookies|gestionar cookies|impostazioni (?:dei )?cookie|preferenze cookie|cookie-?instellingen|gestionar consentimiento/i;

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
  return SETTINGS_WORDS.test(text);
}
