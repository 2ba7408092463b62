/** A gap of a template, by what stands in its brackets. */
const NAMES_A_GAP = new RegExp(
  `^(?:${[
    String.raw`(?:your|insert|enter|add|fill in|specify|describe|list)\b.{2,60}`,
    String.raw`(?:company|business|legal|entity|website|site|app|organi[sz]ation|owner|operator|controller|contact|e-?mail|phone|telephone|postal|street|mailing|effective|dpo)(?: (?:legal |full |registered )?(?:name|address|e-?mail|number|url|date|details|entity|information))`,
    String.raw`(?:name|address|date|e-?mail address|phone number) (?:of|for) .{2,50}|(?:company|date|e-?mail|address|country|state|website|url)`,
    String.raw`(?:ihr|ihre|ihren|dein|deine|bitte|hier)\s.{2,60}|(?:firma|firmenname|unternehmen|name|anschrift|adresse|telefon|telefonnummer|e-?mail-?adresse|datum|ort|land|webseite|verantwortlicher)(?: (?:des|der|ihrer|ihres) .{2,50}|(?: und|,| \/) .{2,50})?`,
    String.raw`(?:votre|vos|ins[ée]rer|indiquer|compl[ée]ter|pr[ée]ciser|ajouter)\s.{2,60}|(?:nom|raison sociale|adresse|t[ée]l[ée]phone|courriel|date|soci[ée]t[ée])(?: (?:soci[ée]t[ée]|entreprise)| (?:de|du|des|sociale) .{2,50})?`,
    String.raw`(?:su|tu|insertar|indicar|indique|completar|a[ñn]adir)\s.{2,60}|(?:nombre|raz[óo]n social|direcci[óo]n|domicilio|tel[ée]fono|correo(?: electr[óo]nico)?|fecha|empresa|plazo|cif|nif)(?: (?:empresa|web|social)| (?:de|del|social) .{2,50})?`,
    String.raw`(?:inserire|indicare|specificare|il tuo|la tua)\s.{2,60}|(?:nome|ragione sociale|indirizzo|telefono|data|azienda|sede|partita iva)(?: (?:azienda|societ[àa]|ditta|sito)| (?:della|dell['’]|del|di|legale) ?.{2,50})?`,
    String.raw`(?:uw|je|vul|voeg)\s.{2,60}|(?:naam|bedrijfsnaam|adres|telefoonnummer|e-?mailadres|datum)(?: (?:van|bedrijf) .{2,50}| bedrijf)?`,
    String.raw`(?:wpisz|podaj|wstaw|uzupe[łl]nij)\s.{2,60}|(?:nazwa|adres|data|telefon)(?: (?:firmy|administratora|e-?mail|siedziby).{0,40})?`,
    String.raw`(?:inserir|indicar|o seu|a sua)\s.{2,60}|(?:nome|endere[çc]o|morada|telefone)(?: (?:da|do) .{2,50})?`,
  ].join("|")})$`,
  "iu",
);
/** Templates write their gaps in capitals; laws, authorities and what mail guards hide are no gaps. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}\s/.'’-]{5,60}$/u;
const NO_GAP =
  /e-?mail.{0,2}protected|opt[- ]?out|gdpr|dsgvo|rgpd|ccpa|cookie|einstellung|settings|datenschutz|privacy|https?:|@|\d/iu;
const BRACKETS = /\[([^[\]]{2,80})\]|\{\{\s*([^{}]{2,60}?)\s*\}\}|<<\s*([^<>]{2,60}?)\s*>>|‹([^‹›]{2,60})›/gu;

/** Gaps of a template that a policy still has, each once, with their brackets. */
export function gapsIn(text: string): string[] {
  const gaps = [...text.matchAll(BRACKETS)].flatMap(([whole, ...contents]) => {
    const content = contents.find((one) => one !== undefined)?.trim() ?? "";
    const isGap = NAMES_A_GAP.test(content) || IN_CAPITALS.test(content);
    return isGap && !NO_GAP.test(content) ? [whole] : [];
  });
  return [...new Set(gaps)];
}
