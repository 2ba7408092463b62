/** Letters that show nothing, such as the Hangul filler, name no one: https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** Whether a text can be the name of someone: it has a letter that can be seen. */
export function namesSomeone(text: string): boolean {
  return VISIBLE_LETTER.test(text);
}
