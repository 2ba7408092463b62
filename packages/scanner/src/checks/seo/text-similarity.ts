/** Words in a row that make up one shingle. */
const SHINGLE_WORDS = 4;
/** Hash functions for finding candidates; each misses a pair that is 90 % alike once in ten times. */
const SEEDS = [0x811c9dc5, 0x9747b28c, 0x5bd1e995, 0x27d4eb2f];

/**
 * Hashes of the runs of four words of a text, ascending and each once. Thousands of pages are compared at once: in
 * this form a run of words takes four bytes.
 */
export type Shingles = Uint32Array;

/** Hashes of every run of four words, case and punctuation ignored. */
export function shinglesOf(text: string): Shingles {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = Math.max(0, words.length - SHINGLE_WORDS + 1);
  const hashes = Uint32Array.from({ length: runs }, (_, start) =>
    hash(words.slice(start, start + SHINGLE_WORDS).join(" ")),
  );
  return keepRuns(hashes, 1);
}

/** Shingles that more than so many of the texts have. */
export function commonShingles(texts: readonly Shingles[], moreThan: number): Shingles {
  const all = new Uint32Array(texts.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const shingles of texts) {
    all.set(shingles, end);
    end += shingles.length;
  }
  return keepRuns(all, Math.floor(moreThan) + 1);
}

/** Shingles of a text that are not among the others. */
export function withoutShingles(shingles: Shingles, others: Shingles): Shingles {
  const known = new Set(others);
  return shingles.filter((shingle) => !known.has(shingle));
}

/** Share of shingles two texts have in common: 0 for none, 1 for the same text. */
export function similarity(a: Shingles, b: Shingles): number {
  if (a.length === 0 || b.length === 0) return 0;
  let shared = 0;
  for (let inA = 0, inB = 0; inA < a.length && inB < b.length;) {
    const one = a[inA] ?? 0;
    const other = b[inB] ?? 0;
    if (one === other) shared += 1;
    if (one <= other) inA += 1;
    if (other <= one) inB += 1;
  }
  return shared / (a.length + b.length - shared);
}

/** Sorts values in place and answers, each once, those that are there at least so many times. */
function keepRuns(values: Uint32Array, atLeast: number): Uint32Array {
  values.sort();
  const isLastOfRun = (index: number): boolean => values[index] !== values[index + 1];
  const hasRun = (index: number): boolean => values[index - atLeast + 1] === values[index];
  return values.filter((_, index) => isLastOfRun(index) && hasRun(index));
}

/** Pairs of texts worth comparing, each once: those that agree in the least hash of one of four functions. */
export function similarPairs<T extends { shingles: Shingles }>(texts: readonly T[]): [T, T][] {
  const met = new Map<string, [T, T]>();
  for (const seed of SEEDS) {
    const numbered = texts.map((text, index) => ({ text, index, least: leastHash(text.shingles, seed) }));
    const buckets = Map.groupBy(numbered, ({ least }) => least);
    for (const [a, b] of [...buckets.values()].flatMap(pairsOf)) {
      met.set(`${a.index}:${b.index}`, [a.text, b.text]);
    }
  }
  return [...met.values()];
}

function pairsOf<T>(members: readonly T[]): [T, T][] {
  return members.flatMap((first, position) =>
    members.slice(position + 1).map((second): [T, T] => [first, second]),
  );
}

function leastHash(shingles: Shingles, seed: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const shingle of shingles) least = Math.min(least, mix(shingle ^ seed));
  return least;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The finalizer of MurmurHash3, 32 bits. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
