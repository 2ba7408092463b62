import type { ElementRef } from "#evidence/document.ts";
import { closestElement, isBefore, isVisible, matchesSelector, rectOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** What a page gives the keyboard focus to as it opens. */
export interface FocusOnLoad {
  name: string;
  /** Links, buttons and fields that come before it, and whether a heading does. */
  stopsBefore: number;
  isPastHeading: boolean;
  /** Windows of the page above it. */
  windowsAbove: number;
  element: ElementRef;
}

const USED = "a[href],button,input:not([type=hidden]),select,textarea,[tabindex='0']";
/** What a page may well open with: a box over it, and an entry that has to be mended. */
const MEANT = "dialog,[role=dialog],[role=alertdialog],[aria-invalid=true]";

/** Nothing where the visitor followed a link into the page, or where the page is operated. */
export function probe({ describe, isCutOff }: AskedPage): FocusOnLoad[] {
  const active = document.activeElement;
  if (isCutOff === true || location.hash !== "" || active === null) return [];
  if (!matchesSelector(active, USED) || closestElement(active, MEANT) !== null || isFixed(active)) return [];
  const isAbove = (element: Element): boolean => isBefore(element, active) && isVisible(element);
  const headings = everywhere("h1,h2,h3");
  return [
    {
      name: accessibleName(active),
      stopsBefore: everywhere(USED).filter(isAbove).length,
      isPastHeading: headings.some(isAbove),
      windowsAbove: (rectOf(active).top + scrollY) / innerHeight,
      element: describe(active),
    },
  ];
}

/** Whether it stays in its place in the window as the page scrolls. */
function isFixed(element: Element): boolean {
  for (let around: Element | null = element; around !== null; around = around.parentElement)
    if (["fixed", "sticky"].includes(getComputedStyle(around).position)) return true;
  return false;
}
