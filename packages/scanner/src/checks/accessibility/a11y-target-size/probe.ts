import { queryAll } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

import { browserSized, FINGERTIP } from "./browser-sized.ts";
import { type CrowdedIcon, crowdedIcons } from "./icons-side-by-side.ts";

export interface SmallTargets {
  /** Selectors of small controls that are as large as the browser makes them. */
  browserSized: string[];
  icons: CrowdedIcon[];
}

const MOST = 300;

export function probe(page: AskedPage): SmallTargets {
  const browsers = smallBrowserSized(page);
  return {
    browserSized: browsers.map(page.selectorOf),
    icons: crowdedIcons(page, new Set<Element>(browsers)),
  };
}

function smallBrowserSized({ within }: AskedPage): HTMLElement[] {
  const small = queryAll(document, "button,input:not([type=hidden]),select,textarea")
    .filter((control) => control instanceof HTMLElement)
    .filter(({ offsetWidth, offsetHeight }) => isSmall(offsetWidth) || isSmall(offsetHeight))
    .filter(within(MOST));
  return browserSized(small);
}

function isSmall(side: number): boolean {
  return side > 0 && side < FINGERTIP;
}
