import { declaredLanguage } from "#gather/page/in-page/declared-language.ts";

/** Ways to write a day, by how a field shows it. */
const SHOWN: readonly (readonly [RegExp, string])[] = [
  [/(?:dd|tt|jj)\.mm\./i, "15.01.YEAR"],
  [/(?:dd|tt|jj|gg)\/mm\//i, "15/01/YEAR"],
  [/(?:dd|tt|jj|gg)-mm-/i, "15-01-YEAR"],
  [/mm\/dd\//i, "01/15/YEAR"],
];
/** How people write a day where nothing shows it, by language. */
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/^(?:de|pl|cs|sk|fi|da|nb|no|ro|bg|ru|uk|tr|et|lv)\b/i, "15.01.YEAR"],
  [/^(?:fr|es|it|pt|el|ca|gl|en-(?:gb|ie|au|nz|in))\b/i, "15/01/YEAR"],
  [/^nl\b/i, "15-01-YEAR"],
  [/^en\b/i, "01/15/YEAR"],
];
const ISO = "YEAR-01-15";
const BORN = /birth|\bborn\b|\bdob\b|geb(?:urt|oren)|naissance|naci(?:mi|d)|nasc|urodzen|födel|fødsel/i;
const [LATER, EARLIER] = ["2030", "1990"];

/**
 * A day as a field takes it: to come, or past where it asks for that of a birth.
 *
 * @param names its placeholder and label
 * @param fits whether a pattern of the field takes it; null where there is none
 */
export function fittingDate(field: Element, names: string, fits: ((text: string) => boolean) | null): string {
  const year = BORN.test(names) ? EARLIER : LATER;
  const lang = declaredLanguage(field);
  const ways = [
    ...SHOWN.filter(([shape]) => shape.test(names)),
    ...USUAL.filter(([of]) => of.test(lang)),
  ].map(([, way]) => way);
  const all = [...ways, ISO, ...SHOWN.map(([, way]) => way)].map((way) => way.replace("YEAR", year));
  const [first = ISO] = all;
  return (fits === null ? first : all.find(fits)) ?? first;
}
