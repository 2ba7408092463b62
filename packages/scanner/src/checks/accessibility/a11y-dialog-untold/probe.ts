import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  checkVisibility,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  queryAll,
  rectOf,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A layer that lies over the whole window as soon as the page is loaded. */
export interface LayerOverPage {
  text: string;
  /** Whether the page can be seen through it, around a box. */
  isVeil: boolean;
  element: ElementRef;
}

const MOST_ELEMENTS = 4000;
const TELLS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";
const ANSWERS = "button,[role=button],input:not([type=hidden]),select";
const SEE_THROUGH = /^rgba\([^)]*, 0?\.\d+\)$|\/ 0?\.\d+\)$/;
const PLACES = [0.06, 0.5, 0.94];
const TEXT_LIMIT = 60;
/** Characters of the page behind; an app may be all that its page shows. */
const FEWEST_BEHIND = 80;

/** Layers with words and controls over the whole window that no role tells of. */
export function probe({ describe }: ProbedPage): LayerOverPage[] {
  return queryAll(document, "body *")
    .slice(0, MOST_ELEMENTS)
    .filter((element) => getComputedStyle(element).position === "fixed" && coversWindow(element))
    .filter((element) => !matchesSelector(element, TELLS) && closestElement(element, TELLS) === null)
    .filter((element) => queryAll(element, TELLS).length === 0 && isUsed(element) && hidesPage(element))
    .slice(0, 1)
    .map((element) => ({
      text: folded(wordsOf(element), TEXT_LIMIT),
      isVeil: SEE_THROUGH.test(getComputedStyle(element).backgroundColor),
      element: describe(element),
    }));
}

function coversWindow(element: Element): boolean {
  const { left, top, right, bottom } = rectOf(element);
  if (left > 0 || top > 0 || right < document.documentElement.clientWidth || bottom < innerHeight)
    return false;
  if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return false;
  const isInFront = (x: number, y: number): boolean =>
    element.contains(document.elementFromPoint(x * innerWidth, y * innerHeight));
  return PLACES.every((x) => PLACES.every((y) => isInFront(x, y)));
}

function isUsed(element: Element): boolean {
  const isBusy = attribute(element, "aria-busy") === "true";
  return !isBusy && wordsOf(element) !== "" && queryAll(element, ANSWERS).some((one) => checkVisibility(one));
}

/** Whether there is a page behind that people come for. */
function hidesPage(element: Element): boolean {
  const all = document.body.innerText.trim().length;
  return all - wordsOf(element).length >= FEWEST_BEHIND;
}

function wordsOf(element: Element): string {
  return element instanceof HTMLElement ? innerText(element).trim() : "";
}
