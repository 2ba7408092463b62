/** What each person has of their own, in the words by which browsers fill it in. */
const OWN =
  /^(?:name|given-name|family-name|email|tel|tel-national|organization|street-address|address-line1|postal-code|address-level2|bday)$/;
/** Labels about somebody other than the one who fills in the form. */
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:guests?|friends?|recipients?|partner|spouse|child(?:ren)?|parents?|guardian|emergency|referees?|references?|travell?ers?|passengers?|attendees?|participants?|colleagues?|employers?|doctors?|gift|second|other|gast|gäste|freund\p{L}*|empfänger\p{L}*|kind\p{L}*|eltern\p{L}*|notfall\p{L}*|begleit\p{L}*|teilnehmer\p{L}*|invités?|amie?|destinataire|enfant|urgence|voyageur|conjoint|invitad[oa]s?|amig[oa]|destinatari[oa]|hij[oa]|emergencias?|pasajer[oa]|acompañante|ospite|amic[oa]|bambin[oa]|emergenza|partecipante)(?!\p{L})|\d/iu;

/** What a field's markup tells browsers to fill in of the reader's own data; null where it tells nothing of the kind. */
export function ownHint(snippet: string): string | null {
  const [openingTag = ""] = snippet.split(">");
  const hint = /\sautocomplete=["']?([^"'>]+)/i.exec(openingTag)?.[1]?.trim().toLowerCase() ?? "";
  return OWN.test(hint) ? hint : null;
}

/** Whether a label asks about somebody else, whatever browsers are told to fill in. */
export function isOfSomebodyElse(label: string): boolean {
  return SOMEBODY_ELSE.test(label);
}
