import type { ConsentBanner } from "#evidence/privacy.ts";

export type ButtonKind = ConsentBanner["buttons"][number]["kind"];

/**
 * What the buttons of consent banners say, in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish
 * and Swedish. Tried in this order: 'accept only necessary' rejects, though it begins like an acceptance.
 */
const KINDS: readonly (readonly [kind: ButtonKind, words: RegExp])[] = [
  [
    "reject",
    /\b(?:reject|decline|deny|refuse|disagree|opt[- ]?out|no,? thanks|do not (?:accept|consent|agree|sell)|don[’']t (?:accept|allow|agree))|(?:only|just|strictly) (?:the )?(?:necessary|essential|required)|(?:necessary|essential|required)(?: cookies)? only|(?:use|allow|accept) (?:only )?(?:necessary|essential)|without (?:accepting|agreeing|consent)|ablehnen|verweigern|nur (?:notwendige|erforderliche|essenzielle|technisch)|nicht (?:zustimmen|akzeptieren)|refuser|rejeter|sans accepter|rechazar|denegar|solo (?:las )?necesarias|rifiuta|solo (?:i )?necessari|weiger|afwijzen|alleen (?:noodzakelijke|functionele)|recusar|rejeitar|odrzu[cć]|odmawiam|avvisa|neka|endast nödvändiga/i,
  ],
  [
    "settings",
    /settings|preferences|customi[sz]e|personali[sz]e|manage|options|choices|let me choose|more info.*choose|configure|purposes|einstellungen|anpassen|auswahl treffen|individuell|paramètr|personnaliser|gérer|configurar|personalizar|preferencias|ajustes|impostazioni|personalizza|gestisci|preferenze|instellingen|aanpassen|voorkeuren|definições|ustawienia|inställningar|anpassa/i,
  ],
  [
    "accept",
    /^(?:yes,? )?(?:i )?(?:accept|agree|allow|consent|enable)\b|accept (?:all|and|cookies)|allow (?:all|cookies)|agree (?:to|and|&)|got it|^ok(?:ay)?[.!]?$|i understand|understood|that[’']s (?:ok|fine)|sounds good|continue(?: with all)?$|akzeptieren|zustimmen|annehmen|einverstanden|erlauben|zulassen|^verstanden|accepter|j[’']accepte|tout autoriser|autoriser|^d[’']accord|compris|aceptar|acepto|permitir|de acuerdo|entendido|accett|acconsent|ho capito|accepteren|akkoord|toestaan|begrepen|aceitar|concordo|permitir|akceptuj|zgadzam|zezw[oó]l|rozumiem|godkänn|acceptera|tillåt|jag förstår/i,
  ],
];
const LONGEST_LABEL = 80;
const NEVER =
  /policy|policies|learn more|read more|find out|details|impressum|imprint|subscribe|sign up|log ?in|richtlinie|politique|política|informativa|mehr erfahren|en savoir plus/i;

/** What pressing a button of a consent banner does, told by its words. */
export function buttonKind(text: string): ButtonKind {
  const words = text.trim();
  if (words === "" || words.length > LONGEST_LABEL || NEVER.test(words)) return "other";
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0] ?? "other";
}
