/** Names of colors by which texts tell things apart, by language. */
export const COLORS = {
  en: "red|green|blue|orange|yellow|gr[ae]y|purple",
  de: "rot|grün|blau|gelb|orange|grau",
  fr: "rouge|vert|bleu|jaune|orange|gris",
  es: "rojo|verde|azul|amarillo|naranja|gris",
  pt: "vermelho|verde|azul|amarelo|laranja|cinza",
  it: "rosso|verde|blu|giallo|arancione|grigio",
  nl: "rood|groen|blauw|geel|oranje|grijs",
  sv: "röd[at]?|röda|grön[at]?|gröna|blå(?:tt)?|gul[at]?|orange|grå(?:tt)?",
  da: "rød[et]?|grøn(?:ne|nt?)?|blå|gul[et]?|orange|grå",
  pl: "czerwon\\p{L}{1,3}|zielon\\p{L}{1,3}|niebiesk\\p{L}{1,3}|żółt\\p{L}{1,3}|szar\\p{L}{1,3}",
} as const;

/** Places and marks by their color, and what they are: `the tan ones are free`, `grüne Felder sind frei`. */
export const COLORED_ONES = [
  "(?:red|green|blue|orange|yellow|gr[ae]y|purple|pink|brown|tan|beige|teal|turquoise) (?:ones|squares|boxes|dots|circles|cells|areas|zones|bars|lines|pins|markers|seats|spots|places|slots|stalls|pens|days) (?:are|mean|show|have been)",
  "(?:rote|grüne|blaue|gelbe|orange(?:farbene)?|graue|lila|rosa|braune|beige)n? (?:felder|plätze|punkte|kreise|kästchen|flächen|balken|linien|tage|termine|sitze) (?:sind|bedeuten|zeigen)",
  "(?:cases|places|points|zones|barres|lignes|jours|dates|sièges) (?:rouges|verte?s|bleue?s|jaunes|oranges?|gris(?:es)?|roses|beiges) (?:sont|indiquent|signifient)",
  "(?:casillas|plazas|puntos|zonas|barras|líneas|días|fechas|asientos) (?:roj[oa]s|verdes|azules|amarill[oa]s|naranjas?|grises|rosas?) (?:son|están|indican|significan)",
].join("|");

/** A legend: a color, a sign and what it means, without numbers, as prices and sizes of a red thing would have: `Rot: ausverkauft`. */
export const LEGEND_OF_COLOR = new RegExp(
  `^\\s*(?:${Object.values(COLORS).join("|")})(?:e[nrs]?)?\\s*(?:=|:|–|—|→)\\s*\\p{L}[^\\d\\p{Sc}]{2,80}$`,
  "iu",
);

/** The same names, by what they name. */
const HUES = {
  red: "red|rot|rouge|rojo|vermelho|rosso|rood|röd[at]?|rød[et]?|czerwon\\p{L}{1,3}",
  green: "green|grün|vert|verde|groen|grön[at]?|grøn(?:ne|nt?)?|zielon\\p{L}{1,3}",
  blue: "blue|blau|bleu|azul|blu|blauw|blå(?:tt)?|niebiesk\\p{L}{1,3}",
  orange: "orange|naranja|laranja|arancione|oranje",
  yellow: "yellow|gelb|jaune|amarillo|amarelo|giallo|geel|gul[aet]?|żółt\\p{L}{1,3}",
  purple: "purple",
} as const;
export type Hue = keyof typeof HUES;

/** Colors that a sentence names. */
export function huesIn(sentence: string): Hue[] {
  return HUES_IN_WORDS.filter(([, words]) => words.test(sentence)).map(([hue]) => hue);
}

const HUES_IN_WORDS = (["red", "green", "blue", "orange", "yellow", "purple"] as const).map(
  (hue) => [hue, new RegExp(`(?<!\\p{L})(?:${HUES[hue]})(?:e[nrs]?|s)?(?!\\p{L})`, "iu")] as const,
);
