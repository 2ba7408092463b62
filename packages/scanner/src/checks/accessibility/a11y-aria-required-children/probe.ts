import { childElements } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed } from "#gather/page/in-page/semantics.ts";

/** A widget in a part of the page that says that it is still being filled, or a list or row of which nothing is shown. */
export interface BusyWidget {
  selector: string;
}

const MOST = 100;

export function probe({ selectorOf, within }: AskedPage): BusyWidget[] {
  const busy = everywhere("[aria-busy=true] [role],[role][aria-busy=true]");
  const unseen = everywhere("tr:not([role]),ul:not([role]),ol:not([role])").filter(showsNothing);
  return [...busy, ...unseen].filter(within(MOST)).map((widget) => ({ selector: selectorOf(widget) }));
}

function showsNothing(list: Element): boolean {
  const parts = [...childElements(list)];
  return parts.length > 0 && !parts.some((part) => isExposed(part));
}
