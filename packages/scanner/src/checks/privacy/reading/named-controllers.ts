/** Words for one who answers for personal data, as a label or before a verb. */
const LABEL =
  /(?<!\p{L})(?:controller(?: (?:of|for) [^.:;]{0,40}?)?|verantwortlich(?:er|e stelle|e)?(?: f[üu]r [^.:;]{0,40}?| im sinne [^.:;]{0,40}?)?|(?:verwerkings)?verantwoordelijke?(?: voor [^.:;]{0,40}?)?|responsable(?: d[ue]l? [^.:;]{0,40}?)?|titolare(?: de[il] [^.:;]{0,40}?)?|administrator(?:em)?(?: (?:pa[ńn]stwa )?danych(?: osobowych)?)?|respons[áa]vel(?: pel[oa] [^.:;]{0,40}?)?|(?:person)?uppgiftsansvarig|dataansvarlig|behandlingsansvarlig|rekisterinpit[äa]j[äa]|spr[áa]vce(?:m)?(?: osobn[íi]ch [úu]daj[ůu])?)\s*(?::|–|\b(?:is|ist|est|es|jest|är|er|on|je)\b|(?:è|é)(?=\s))\s*(?:(?:the|die|der|das|la|le|el|il|de|het) (?=\p{Lu}))?/giu;
/** Words in capitals, and the small ones between them, up to what ends a name in an address. */
const NAME =
  /^\p{Lu}[\p{L}\d&'’-]*(?:\s+(?:\p{Lu}[\p{L}\d&'’-]*|&|van|de|den|der|und|et|y|e|la|le|du|von|da|di|do|i|og|och|ja|and|of|['’]t)){1,5}(?=\s*(?:[,(;:|–—·]|\.(?:\s|$)|\d|$))/u;

/** What kinds of business call themselves, at the end of a word in Germanic languages: they tell no company from another. */
const BUSINESS =
  /(?:schools?|schule|scuola|escuela|[ée]cole|academ(?:y|ie|ia)|akademie|b[äa]cker(?:ei|y)|bakery|bakker(?:ij)?|boulangerie|panader[ií]a|panetteria|konditorei|p[âa]tisserie|caf[ée]|hotel|h[ôo]tel|hostal|hostel|posada|pension|pensi[óo]n|fonda|albergue|guesthouse|lodge|auberge|g[îi]te|locanda|restaurant|ristorante|restaurante|trattoria|pizzeria|praxis|praktijk|clinic|klini(?:k|ek)|clinique|cl[ií]nica|dental|zahn[äa]rzte|tandarts(?:en)?|kanzlei|rechtsanw[äa]lte|advoca(?:ten|ts)|avocats|abogados|avvocati|attorneys|lawyers|studio|atelier|salon|friseur|kapper|barbershop|apotheke|apotheek|pharmac(?:y|ie)|farmacia|agentur|agency|agence|agencia|agenzia|garage|autohaus|werkstatt|weingut|brauerei|brewery|brouwerij|winkel|store|shops?|boutique|bikes?|fahrschule|verein|club|stichting|foundation|stiftung|association|vereniging|verlag|immobilien|makelaar(?:s|dij)?|immobilier|inmobiliaria|immobiliare|reisen|travel|tours|g[äa]rtnerei|florist|fleuriste|blumen|bloemen|tischlerei|schreinerei|menuiserie|plumbing|roofing|heating|consulting|marketing|media|solutions|services?|partners?|associates|holding|gruppe|groupe|group|company)$/u;

/** Businesses that a sentence names as the one who answers for the data; people by their own names are left out. */
export function controllersIn(sentence: string): string[] {
  return [...sentence.matchAll(LABEL)].flatMap((label) => {
    const [name] = NAME.exec(sentence.slice(label.index + label[0].length)) ?? [];
    return name !== undefined && name.split(/\s+/).some(isBusinessWord) ? [name.replaceAll(/\s+/g, " ")] : [];
  });
}

/** Words of a name without those of its kind of business; all where it has no others. */
export function withoutBusiness(words: readonly string[]): string[] {
  const own = words.filter((word) => !isBusinessWord(word));
  return own.length > 0 ? own : [...words];
}

function isBusinessWord(word: string): boolean {
  return BUSINESS.test(word.toLowerCase());
}
