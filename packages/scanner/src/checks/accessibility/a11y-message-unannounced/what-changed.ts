import { tellsAmount } from "#checks/accessibility/wording/amount-words.ts";
import type { Effect, SaidText } from "#gather/operating/operating-facts.ts";

/** Whether a price or a sum is another one than before. */
export function isOtherAmount({ text, isChanged, around }: SaidText): boolean {
  return isChanged === true && (tellsAmount(text) || (around !== undefined && tellsAmount(around)));
}

/** Whether entries came or went. */
export function filters(effect: Effect | null): boolean {
  return effect !== null && [...effect.hidden, ...effect.shown].some(hasWords);
}

/** An icon that takes turns with another one is no entry. */
function hasWords({ snippet }: { snippet: string }): boolean {
  return />[^<]*\p{L}{3}/u.test(snippet);
}
