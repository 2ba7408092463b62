import { cutAtWord } from "#checks/accessibility/wording/cut-text.ts";
import type { WordsInPicture, WordsInPictures } from "#gather/examining/operated-facts.ts";

/** Letters of a word that is one for sure; the reader makes shorter ones of lines and patterns. */
const TELLING = /[\p{L}\p{N}]{3,}/gu;
const QUOTED_CHARACTERS = 80;

/** Words of a picture that are long enough to be more than a pattern. */
export function tellingWords({ lines }: Pick<WordsInPicture, "lines">): string[] {
  return lines.flatMap((line) => line.match(TELLING) ?? []);
}

/** From which words are not misread, and from which a picture is made of words and not shown with words in it. */
const CLEAR = { sureness: 85, lineHeight: 11, share: 0.08 };
/** Whole sentences with room around them are no less than that. */
const SENTENCE = { words: 8, share: 0.05 };

/** Whether no word of a picture can be misread. */
export function isWellRead({ isExact, reading }: WordsInPicture): boolean {
  return isExact === true || (reading !== undefined && reading.sureness >= CLEAR.sureness);
}

/** Whether a picture is its words, as a banner is: a page or card shown small, or in a collage, is a picture of something. */
export function isMadeOfWords(picture: WordsInPicture): boolean {
  const { isOnlyWords, reading } = picture;
  if (!isOnlyWords || reading === undefined || reading.isLaidOver) return false;
  const { share } = tellingWords(picture).length >= SENTENCE.words ? SENTENCE : CLEAR;
  return reading.lineHeight >= CLEAR.lineHeight && reading.share >= share;
}

/** The words as findings quote them. */
export function quotedWords({ lines }: Pick<WordsInPicture, "lines">): string {
  return `“${cutAtWord(lines.join(" "), QUOTED_CHARACTERS)}”`;
}

const UNREAD = {
  "too many": "The page has more images than we read words in on one page.",
  "other letters": "We can only read Latin letters in images, and this page is written in others.",
};

/** Why not all words in the pictures of a page were read, as a decision says it. */
export function notAllRead({ unread }: Pick<WordsInPictures, "unread">): { unseen?: string } {
  return unread === null ? {} : { unseen: UNREAD[unread] };
}
