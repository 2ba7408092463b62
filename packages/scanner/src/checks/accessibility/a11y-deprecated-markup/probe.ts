import type { ElementRef } from "#evidence/document.ts";
import { tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** Elements of one kind that HTML has given up. */
export interface OutdatedElements {
  tag: string;
  times: number;
  /** The first of them. */
  element: ElementRef;
}

/** https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features; `marquee` and `blink` have rules of their own. */
const OUTDATED = "font,center,big,strike,tt,acronym,basefont,dir,nobr,frameset,applet,xmp,listing,plaintext";

/** Kinds of outdated elements on the page. */
export function probe({ describe }: ProbedPage): OutdatedElements[] {
  return [...Map.groupBy(everywhere(OUTDATED), tagName)].flatMap(([tag, all]) =>
    all.slice(0, 1).map((first) => ({ tag, times: all.length, element: describe(first) })),
  );
}
