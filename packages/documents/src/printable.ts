import { canPrint } from "#fonts.ts";

/** Stands for a run of characters that none of the typefaces has. */
const MISSING = "\u25a1";

/** Controls, unassigned code points and invisible ones, among them those that reverse the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;
/** Of those, what holds an emoji of several parts or an Indic or Arabic syllable together. */
const JOINED =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{Script=Devanagari}\p{Script=Arabic}])(?:\p{Join_Control}|\ufe0f)(?=[\p{L}\p{M}\p{S}]|\ufe0f|\u200d|$)/gu;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * Text from a scanned site as it can be printed: white space folded, invisible characters dropped, and
 * each run of characters without a glyph replaced by one box. PDF/UA refuses a document with missing glyphs.
 */
export function printable(text: string): string {
  return printableGraphemes(text).join("");
}

function printableGraphemes(text: string): string[] {
  const printed: string[] = [];
  for (const character of graphemes(visible(text))) {
    if (canPrint(character)) printed.push(character);
    else if (printed.at(-1) !== MISSING) printed.push(MISSING);
  }
  return printed;
}

function visible(text: string): string {
  const folded = text.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
  const joiners = new Set(Array.from(folded.matchAll(JOINED), ({ index }) => index));
  return folded.replaceAll(INVISIBLE, (character, index: number) => (joiners.has(index) ? character : ""));
}

/** Characters of a word without any place to break it, from which a place is added. */
const LONG_WORD = 24;
const ZERO_WIDTH_SPACE = "\u200b";

/** `text` with places to break in its overlong words, so that an address never runs out of its column. */
export function breakable(text: string): string {
  const piece = new RegExp(`[^\\s/?&=.,_-]{${LONG_WORD}}(?=[^\\s])`, "gu");
  return text.replaceAll(piece, `$&${ZERO_WIDTH_SPACE}`);
}

/** All of a text, ready for print, with places to break in overlong words. */
export function written(text: string): string {
  return breakable(printable(text));
}

/** All of what people wrote in a large field, ready for print: its paragraphs, each with its lines. */
export function writtenProse(text: string): string[][] {
  return text
    .split(/\r?\n\s*\n/u)
    .map((paragraph) => writtenLines(paragraph))
    .filter(({ length }) => length > 0);
}

/** The lines that people wrote, ready for print; empty ones are left out. */
export function writtenLines(text: string): string[] {
  return text
    .split(/\r?\n/u)
    .map(written)
    .filter((line) => line !== "");
}

/** `text` cut to `length` characters at its end, with an ellipsis where something was cut. */
export function clipped(text: string, length: number): string {
  const characters = printableGraphemes(text);
  return characters.length <= length
    ? characters.join("")
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}\u2026`;
}

/** `text` cut in its middle, so that both the start and the end of an address stay readable. */
export function clippedMiddle(text: string, length: number): string {
  const characters = printableGraphemes(text);
  if (characters.length <= length) return characters.join("");
  const head = Math.ceil((length - 1) * 0.6);
  return `${characters.slice(0, head).join("")}\u2026${characters.slice(head + 1 - length).join("")}`;
}
