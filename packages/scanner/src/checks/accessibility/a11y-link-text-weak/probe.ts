import type { ElementRef } from "#evidence/document.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A link whose text is an address. */
export interface AddressLink {
  name: string;
  element: ElementRef;
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S{30,}$/i;
const MOST = 30;
const NAME_LIMIT = 200;

/** Links in sight that are named by a long address. */
export function probe({ describe, within }: AskedPage): AddressLink[] {
  return everywhere("a[href]")
    .map((link) => ({ link, name: accessibleName(link).slice(0, NAME_LIMIT) }))
    .filter(({ link, name }) => ADDRESS.test(name) && isSeen(link) && isExposed(link))
    .filter(within(MOST))
    .map(({ link, name }) => ({ name, element: describe(link) }));
}
