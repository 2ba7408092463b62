import { isSmallWord } from "#checks/accessibility/languages/small-words.ts";

/** What a text of keywords shows: one phrase or a few words again and again, or nothing but a list of names. */
export type Stuffing = "repeated" | "listed";

const MOST_REPEATED = 5;
/** Share of the words that the phrase makes up. */
const SHARE = 0.2;
/** Words of a chain without sentences, and how many of them come back how often. */
const CHAIN = { words: 20, share: 0.25, times: 3, different: 2, letters: 4, small: 0.15 };
/** A short chain is made of one word above all. */
const SHORT_CHAIN = { words: 10, share: 0.4, times: 5 };
const FEWEST_ENTRIES = 12;
const LONGEST_ENTRY = 4;

/** Whether a text was written for search engines; null where it may be for people. */
export function stuffingOf(text: string): Stuffing | null {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (next === undefined || word.length + next.length < 5) continue;
    const phrase = `${word} ${next}`;
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  if (most >= MOST_REPEATED && (2 * most) / words.length >= SHARE) return "repeated";
  if (isChain(text, words)) return "repeated";
  return isList(text) ? "listed" : null;
}

/** Short entries between commas, bars or the like, without a sentence among them. */
function isList(text: string): boolean {
  const entries = text.split(/\s*[,;|•·\n]\s*/u).filter((entry) => entry !== "");
  const short = entries.filter((entry) => entry.split(/\s+/).length <= LONGEST_ENTRY);
  return short.length >= FEWEST_ENTRIES && short.length >= 0.9 * entries.length;
}

/** Words without a sentence or the small words that sentences need, of which some come back: `florist leeds flowers leeds`. */
function isChain(text: string, words: readonly string[]): boolean {
  if (words.length < SHORT_CHAIN.words || /[.!?:;…](?:\s|$)/u.test(text.trim().slice(0, -1))) return false;
  const small = words.filter((word) => isSmallWord(word)).length;
  if (small / words.length > CHAIN.small) return false;
  const long = words.filter((word) => word.length >= CHAIN.letters && !/^\p{N}+$/u.test(word));
  const same = [...Map.groupBy(long, (word) => word).values()];
  if (words.length < CHAIN.words)
    return same.some(
      ({ length }) => length >= SHORT_CHAIN.times && length / words.length >= SHORT_CHAIN.share,
    );
  const back = same.filter(({ length }) => length >= CHAIN.times);
  return back.length >= CHAIN.different && back.flat().length / words.length >= CHAIN.share;
}
