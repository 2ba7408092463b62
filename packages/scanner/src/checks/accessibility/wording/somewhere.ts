/**
 * A pattern for words wherever they stand in a text, whatever their case.
 *
 * @param words alternatives that stand between spaces or signs
 * @param withoutSpaces alternatives of scripts that put no spaces between words
 */
export function somewhere(words: string, withoutSpaces: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}\\d])|${withoutSpaces}`, "iu");
}
