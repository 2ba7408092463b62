import type { ElementRef } from "#evidence/document.ts";
import { hintsOfStyle, type HintOfStyle } from "#gather/page/in-page/hints-of-style.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

/** Words that a style sheet writes beside an element while the pointer is over it. */
export interface DrawnHint extends Omit<HintOfStyle, "element"> {
  element: ElementRef;
}

const MOST = 30;

export function probe({ describe, within }: AskedPage): DrawnHint[] {
  return hintsOfStyle()
    .filter(within(MOST))
    .map(({ element, ...hint }) => ({ ...hint, element: describe(element) }));
}
