import type { ElementRef } from "#evidence/document.ts";
import { closestElement, isVisible, matchesSelector, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import { coveredBothWays } from "#gather/page/in-page/keyboard/covered-focus.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";

/** What the focus meets behind bars that stay in place. */
export interface FocusBehindBars {
  /** Elements that the Tab key can reach. */
  focusable: number;
  covered: { element: ElementRef; cover: ElementRef }[];
}

const MOST = 80;
const FOCUSABLE =
  "a[href],button:enabled,input:enabled:not([type=hidden]),select:enabled,textarea:enabled,summary,[tabindex]";
/** What people must answer first keeps them from the page behind it anyway. */
const LAYERS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";
/** Part of the window from which a bar leaves nothing beside it: that it covers the page is told by itself. */
const NEARLY_ALL = 0.6;

/** Scrolls to everything that can take the focus as browsers do. */
export async function probe({ describe, within }: AskedPage): Promise<FocusBehindBars> {
  const elements = queryAll(document, FOCUSABLE)
    .filter((element) => isReached(element) && isVisible(element))
    .filter(within(MOST));
  const covered = await coveredBothWays(elements);
  return {
    focusable: elements.length,
    covered: covered
      .filter(({ cover }) => isBar(cover))
      .map(({ element, cover }) => ({ element: describe(element), cover: describe(cover) })),
  };
}

function isReached(element: Element): boolean {
  const { tabIndex } = element as HTMLElement;
  return tabIndex >= 0 && !matchesSelector(element, "[inert] *");
}

function isBar(cover: Element): boolean {
  const { height } = rectOf(cover);
  return height < NEARLY_ALL * innerHeight && closestElement(cover, LAYERS) === null;
}
