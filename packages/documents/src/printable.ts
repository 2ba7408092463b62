import { canPrint } from "#fonts.ts";

/** Stands for a run of characters that none of the typefaces has. */
const MISSING = "\u25a1";

/** Controls, unassigned code points and invisible ones, among them those that reverse the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Text from a scanned site as it can be printed: white space folded, invisible characters dropped, and
 * each run of characters without a glyph replaced by one box. PDF/UA refuses a document with missing glyphs.
 */
export function printable(text: string): string {
  const visible = text.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(INVISIBLE, "");
  let printed = "";
  for (const character of visible) {
    if (canPrint(character)) printed += character;
    else if (!printed.endsWith(MISSING)) printed += MISSING;
  }
  return printed.trim();
}

/** Characters of a word without any place to break it, from which a place is added. */
const LONG_WORD = 24;
const ZERO_WIDTH_SPACE = "\u200b";

/** `text` with places to break in its overlong words, so that an address never runs out of its column. */
export function breakable(text: string): string {
  const piece = new RegExp(`[^\\s/?&=.,_-]{${LONG_WORD}}(?=[^\\s])`, "gu");
  return text.replaceAll(piece, `$&${ZERO_WIDTH_SPACE}`);
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** `text` cut to `length` characters at its end, with an ellipsis where something was cut. */
export function clipped(text: string, length: number): string {
  const characters = graphemes(printable(text));
  return characters.length <= length
    ? characters.join("")
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}\u2026`;
}

/** `text` cut in its middle, so that both the start and the end of an address stay readable. */
export function clippedMiddle(text: string, length: number): string {
  const characters = graphemes(printable(text));
  if (characters.length <= length) return characters.join("");
  const head = Math.ceil((length - 1) * 0.6);
  return `${characters.slice(0, head).join("")}\u2026${characters.slice(head + 1 - length).join("")}`;
}
