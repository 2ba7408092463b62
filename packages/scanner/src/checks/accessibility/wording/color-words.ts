/** Names of colors by which texts tell things apart, by language. */
export const COLORS = {
  en: "red|green|blue|orange|yellow|gr[ae]y|purple",
  de: "rot|grün|blau|gelb|orange|grau",
  fr: "rouge|vert|bleu|jaune|orange|gris",
  es: "rojo|verde|azul|amarillo|naranja|gris",
  pt: "vermelho|verde|azul|amarelo|laranja|cinza",
  it: "rosso|verde|blu|giallo|arancione|grigio",
  nl: "rood|groen|blauw|geel|oranje|grijs",
} as const;

/** A legend: a color, a sign and what it means, without numbers, as prices and sizes of a red thing would have: `Rot: ausverkauft`. */
export const LEGEND_OF_COLOR = new RegExp(
  `^\\s*(?:${Object.values(COLORS).join("|")})(?:e[nrs]?)?\\s*(?:=|:|–|—|→)\\s*\\p{L}[^\\d\\p{Sc}]{2,80}$`,
  "iu",
);

/** The same names, by what they name. */
const HUES = {
  red: "red|rot|rouge|rojo|vermelho|rosso|rood",
  green: "green|grün|vert|verde|groen",
  blue: "blue|blau|bleu|azul|blu|blauw",
  orange: "orange|naranja|laranja|arancione|oranje",
  yellow: "yellow|gelb|jaune|amarillo|amarelo|giallo|geel",
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
