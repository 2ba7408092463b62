import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

/** A widget in a part of the page that says that it is still being filled. */
export interface BusyWidget {
  selector: string;
}

const MOST = 100;

export function probe({ selectorOf, within }: AskedPage): BusyWidget[] {
  return everywhere("[aria-busy=true] [role],[role][aria-busy=true]")
    .filter(within(MOST))
    .map((widget) => ({ selector: selectorOf(widget) }));
}
