import { queryAll } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

import { type CrowdedIcon, crowdedIcons } from "./icons-side-by-side.ts";

/** A checkbox or radio button as it is laid out. */
export interface NativeControl {
  selector: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Whether the browser draws it. */
  isDrawnByBrowser: boolean;
}

export interface SmallTargets {
  native: NativeControl[];
  icons: CrowdedIcon[];
}

const MOST = 300;

export function probe(page: AskedPage): SmallTargets {
  return { native: nativeControls(page), icons: crowdedIcons(page) };
}

function nativeControls({ selectorOf, within }: AskedPage): NativeControl[] {
  return queryAll(document, "input[type=checkbox],input[type=radio]")
    .filter((control) => control instanceof HTMLElement)
    .filter(within(MOST))
    .map((control) => ({
      selector: selectorOf(control),
      width: control.offsetWidth,
      height: control.offsetHeight,
      isDrawnByBrowser: getComputedStyle(control).appearance !== "none",
    }));
}
