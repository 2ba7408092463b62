import type { WordsInPicture, WordsInPictures } from "#gather/examining/operated-facts.ts";

/** Letters of a word that is one for sure; the reader makes shorter ones of lines and patterns. */
const TELLING = /[\p{L}\p{N}]{3,}/gu;
const QUOTED_CHARACTERS = 80;

/** Words of a picture that are long enough to be more than a pattern. */
export function tellingWords({ lines }: Pick<WordsInPicture, "lines">): string[] {
  return lines.flatMap((line) => line.match(TELLING) ?? []);
}

/** The words as findings quote them. */
export function quotedWords({ lines }: Pick<WordsInPicture, "lines">): string {
  const text = lines.join(" ");
  return text.length > QUOTED_CHARACTERS
    ? `“${text.slice(0, QUOTED_CHARACTERS).trimEnd()} ...”`
    : `“${text}”`;
}

const UNREAD = {
  "too many": "The page has more images than we read words in on one page.",
  "other letters": "We can only read Latin letters in images, and this page is written in others.",
};

/** Why not all words in the pictures of a page were read, as a decision says it. */
export function notAllRead({ unread }: Pick<WordsInPictures, "unread">): { unseen?: string } {
  return unread === null ? {} : { unseen: UNREAD[unread] };
}
