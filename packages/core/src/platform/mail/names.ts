/** Right-to-left scripts, and the invisible characters that turn the direction of text. */
const TURNS_TEXT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_ISOLATE = "\u2069";

/**
 * A name as it stands in a sentence of ours: a Hebrew or Arabic one must not reorder the words and figures around it.
 * Source: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
export function nameInText(name: string): string {
  const balanced = name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, "");
  return TURNS_TEXT.test(name) ? FIRST_STRONG_ISOLATE + balanced + POP_ISOLATE : name;
}

const LONGEST_IN_SUBJECT = 40;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The same for a subject, whose news has to be seen behind the name. */
export function nameInSubject(name: string): string {
  const letters = Array.from(segmenter.segment(name), ({ segment }) => segment);
  if (letters.length <= LONGEST_IN_SUBJECT) return nameInText(name);
  const start = letters.slice(0, LONGEST_IN_SUBJECT - 1).join("");
  return nameInText(`${start.trimEnd()}\u2026`);
}
