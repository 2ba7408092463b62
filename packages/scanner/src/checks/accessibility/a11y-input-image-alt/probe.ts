import type { ElementRef } from "#evidence/document.ts";
import { folded } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed } from "#gather/page/in-page/semantics.ts";

/** An image button that has a name. */
export interface NamedImageButton {
  name: string;
  element: ElementRef;
}

const MOST = 50;
const NAME_LIMIT = 80;

export function probe({ describe, within }: AskedPage): NamedImageButton[] {
  return everywhere("input[type=image i]")
    .filter((button) => isExposed(button) && accessibleName(button).trim() !== "")
    .filter(within(MOST))
    .map((button) => ({ name: folded(accessibleName(button), NAME_LIMIT), element: describe(button) }));
}
