import type { ElementRef } from "#evidence/document.ts";
import { attribute } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, roleOf } from "#gather/page/in-page/semantics.ts";

/** A link whose address leads nowhere, so that it can only be there for a script. */
export interface ScriptLink {
  name: string;
  address: string;
  element: ElementRef;
}

const LINKS = 'a[href="#"],a[href=""],a[href^="javascript:" i]';
const MOST = 50;
const TEXT_LIMIT = 100;

/** Such links in sight that screen readers announce as links. */
export function probe({ describe, within }: AskedPage): ScriptLink[] {
  return everywhere(LINKS)
    .filter((link) => roleOf(link) === "link" && isExposed(link) && isSeen(link))
    .filter(within(MOST))
    .map((link) => ({
      name: accessibleName(link).slice(0, TEXT_LIMIT),
      address: (attribute(link, "href") ?? "").slice(0, TEXT_LIMIT),
      element: describe(link),
    }));
}
