const COUNT = new Intl.NumberFormat("en-US");

/** From this share of its limit on, a short field says how long its text is. */
const NEARLY_FULL = 0.8;

/** How much room a text has: '12 of 5,000 characters'. */
export function lengthWords(length: number, limit: number): string {
  return `${COUNT.format(length)} of ${COUNT.format(limit)} characters`;
}

export function isNearlyFull(length: number, limit: number): boolean {
  return length >= limit * NEARLY_FULL;
}

/**
 * What a field needs to refuse a text that is too long. The browser's own limit would cut what is pasted without a
 * word, and does not hold what a script fills in.
 */
export function marksOfLength(length: number, limit: number) {
  const over = length - limit;
  if (over <= 0) return {};
  const characters = over === 1 ? "1 character" : `${COUNT.format(over)} characters`;
  return {
    isInvalid: true,
    errorMessage: `This is ${characters} too long. Shorten it to ${COUNT.format(limit)}.`,
  };
}
