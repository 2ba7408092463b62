/** What reads as a word: at least two letters or digits. */
const WORD = /[\p{L}\p{N}]{2,}/gu;
/** Letters from which one that was read wrongly does not make another word. */
const LONG_WORD = 5;

/** Words of a text without case, accents and signs. */
export function wordsIn(text: string): string[] {
  const plain = text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return plain.match(WORD) ?? [];
}

/** Part of some words that a text says, too (0-1); one letter of a long word may have been read wrongly. */
export function shareSaid(words: readonly string[], text: string): number {
  const said = new Set(wordsIn(text));
  const isSaid = (word: string): boolean =>
    said.has(word) || (word.length >= LONG_WORD && [...said].some((other) => isOneLetterOff(word, other)));
  return words.length === 0 ? 0 : words.filter(isSaid).length / words.length;
}

function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const isChanged = one.slice(start + 1) === other.slice(start + 1);
  const isLost = one.slice(start) === other.slice(start + 1) || one.slice(start + 1) === other.slice(start);
  return isChanged || isLost;
}
