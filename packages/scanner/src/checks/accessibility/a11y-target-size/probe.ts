import { queryAll } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

import { browserSized, FINGERTIP } from "./browser-sized.ts";
import { inLargerTargets } from "./in-larger-targets.ts";
import { type CrowdedIcon, crowdedIcons } from "./icons-side-by-side.ts";

export interface SmallTargets {
  /** Selectors of small controls that are as large as the browser makes them. */
  browserSized: string[];
  icons: CrowdedIcon[];
  /** Selectors of small controls that are a part of a larger target. */
  inLarger?: string[];
}

const MOST = 300;

export function probe(page: AskedPage): SmallTargets {
  const small = smallControls(page);
  const browsers = browserSized(small);
  return {
    browserSized: browsers.map(page.selectorOf),
    inLarger: inLargerTargets(small).map(page.selectorOf),
    icons: crowdedIcons(page, new Set<Element>(browsers)),
  };
}

function smallControls({ within }: AskedPage): HTMLElement[] {
  return queryAll(document, "button,input:not([type=hidden]),select,textarea")
    .filter((control) => control instanceof HTMLElement)
    .filter(({ offsetWidth, offsetHeight }) => isSmall(offsetWidth) || isSmall(offsetHeight))
    .filter(within(MOST));
}

function isSmall(side: number): boolean {
  return side > 0 && side < FINGERTIP;
}
