import type { ElementRef } from "#evidence/document.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { factsGone, hadFacts } from "#gather/page/in-page/views/facts-gone.ts";

/** Prices, hours and numbers to call that the usual view shows and this one does not. */
export interface FactsGone {
  /** Whether the usual view shows any. */
  hasFacts: boolean;
  gone: { text: string; element: ElementRef }[];
}

const MOST = 10;

export function probe({ describe }: ProbedPage): FactsGone {
  const gone = factsGone()
    .slice(0, MOST)
    .map(({ part, text }) => ({ text, element: describe(part) }));
  return { hasFacts: hadFacts(), gone };
}
