/** Words in a row that make up one shingle. */
const SHINGLE_WORDS = 4;
/** Hash functions for finding candidates; each misses a pair that is 90 % alike once in ten times. */
const SEEDS = [0x811c9dc5, 0x9747b28c, 0x5bd1e995, 0x27d4eb2f];

/** Hashes of every run of four words, case and punctuation ignored. */
export function shinglesOf(text: string): Set<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<number>();
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start += 1) {
    shingles.add(hash(words.slice(start, start + SHINGLE_WORDS).join(" ")));
  }
  return shingles;
}

/** Share of shingles two texts have in common: 0 for none, 1 for the same text. */
export function similarity(a: Set<number>, b: Set<number>): number {
  if (a.size === 0 || b.size === 0) return 0;
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared);
}

/** Pairs of texts worth comparing, each once: those that agree in the least hash of one of four functions. */
export function similarPairs<T extends { shingles: Set<number> }>(texts: readonly T[]): [T, T][] {
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

function leastHash(shingles: Set<number>, seed: number): number {
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
