import type { ScoreInterval } from "@plumbline/contract/scan-result";

/** Draws of the bootstrap: enough for whole points. */
const DRAWS = 200;
/** Share of draws on either side of the interval: it holds nine of ten. */
const TAIL = 0.05;

/** How far a score could lie to either side, in points of 100. */
export interface Deviation {
  below: number;
  above: number;
}

export const CERTAIN: Deviation = { below: 0, above: 0 };

/**
 * How far a score could lie off because other pages could have been visited: the pages are drawn again and again
 * (bootstrap), and the fewer of the known pages were left out, the less it matters.
 *
 * @param known pages the site is known to have
 * @param scoreOf score when each page, by its index, was drawn so often
 */
export function samplingDeviation(
  { measured, known }: { measured: number; known: number },
  scoreOf: (draws: readonly number[]) => number,
): Deviation {
  if (measured < 2 || known <= measured) return CERTAIN;
  const asSeen = scoreOf(Array.from({ length: measured }, () => 1));
  const random = seededRandom();
  const scores = Array.from({ length: DRAWS }, () => scoreOf(draw(measured, random))).toSorted(
    (a, b) => a - b,
  );
  const unseen = Math.sqrt(1 - measured / known);
  const low = scores[Math.floor(DRAWS * TAIL)] ?? asSeen;
  const high = scores[Math.ceil(DRAWS * (1 - TAIL)) - 1] ?? asSeen;
  return { below: Math.max(0, asSeen - low) * unseen, above: Math.max(0, high - asSeen) * unseen };
}

/** Deviations that have nothing to do with each other, taken together. */
export function together(...deviations: readonly Deviation[]): Deviation {
  return {
    below: Math.hypot(...deviations.map(({ below }) => below)),
    above: Math.hypot(...deviations.map(({ above }) => above)),
  };
}

/** The interval in whole points; null where the score is sure to the point. */
export function intervalAround(score: number, { below, above }: Deviation): ScoreInterval | null {
  const low = Math.max(0, Math.round(score - below));
  const high = Math.min(100, Math.round(score + above));
  return low === high ? null : { low, high };
}

function draw(count: number, random: () => number): number[] {
  const draws = Array.from({ length: count }, () => 0);
  for (let turn = 0; turn < count; turn += 1) {
    const index = Math.floor(random() * count);
    draws[index] = (draws[index] ?? 0) + 1;
  }
  return draws;
}

/** Always the same numbers: the same evidence has the same interval (a linear congruential generator). */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
