/** Words that say nothing about a function beside others. */
const FILLERS = new Set([
  "a",
  "an",
  "and",
  "for",
  "go",
  "in",
  "my",
  "of",
  "our",
  "the",
  "this",
  "to",
  "your",
]);
/** `shop` and `shopping`, `cart` and `carts` are the same word to a reader. */
const STEM = 4;

/**
 * Whether a visitor could take two names for the same function: they share a word or its beginning, or one holds
 * the other. Numbers do not count, so `Cart (2)` is `Cart`. Names without letters are like any other.
 */
export function soundsAlike(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first.length === 0 || second.length === 0) return true;
  const [joined, otherJoined] = [first.join(""), second.join("")];
  if (joined.includes(otherJoined) || otherJoined.includes(joined)) return true;
  return first.some((word) => second.some((candidate) => isSameWord(word, candidate)));
}

function wordsOf(name: string): string[] {
  const words = name.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  return one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM);
}
