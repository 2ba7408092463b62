import { queryAll } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

/** A checkbox or radio button as it is laid out. */
export interface NativeControl {
  selector: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Whether the browser draws it. */
  isDrawnByBrowser: boolean;
}

const MOST = 300;

export function probe({ selectorOf, within }: AskedPage): NativeControl[] {
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
