import type { ElementRef } from "#evidence/document.ts";
import { folded } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, blockAround, isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** A link to a document that opens in another program, or is saved. */
export interface FileLink {
  name: string;
  /** Ending of the address, without the dot. */
  type: string;
  /** Text of the block around it. */
  around: string;
  element: ElementRef;
}

const FILE = /\.(pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|epub|zip)$/i;
const MOST = 50;
const NAME_LIMIT = 200;
const AROUND_LIMIT = 500;

/** Links in sight whose address ends as a document's does. */
export function probe({ describe, within }: AskedPage): FileLink[] {
  return everywhere("a[href]")
    .flatMap((link) => {
      const type = link instanceof HTMLAnchorElement ? FILE.exec(link.pathname)?.[1] : undefined;
      return type === undefined ? [] : [{ link, type: type.toLowerCase() }];
    })
    .filter(({ link }) => isExposed(link) && isSeen(link))
    .filter(within(MOST))
    .map(({ link, type }) => {
      const block = blockAround(link);
      return {
        name: accessibleName(link).slice(0, NAME_LIMIT),
        type,
        around: block === null ? "" : folded(textOf(block), AROUND_LIMIT),
        element: describe(link),
      };
    });
}
