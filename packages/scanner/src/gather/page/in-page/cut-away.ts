import { parentElement, rectOf } from "./dom.ts";

const CUTS_OFF = /hidden|clip/;
const SCROLLS_OR_CUTS_OFF = /hidden|clip|auto|scroll/;

/**
 * Whether a box of an element is wholly outside of something around it that shows nothing outside of itself.
 *
 * @param box in the window; one without a width is told of nothing
 */
export function isCutAway(element: Element, box: DOMRect): boolean {
  return isOutside(element, box, CUTS_OFF);
}

/** The same, also where people can scroll to it. */
export function isNotInView(element: Element, box: DOMRect): boolean {
  return isOutside(element, box, SCROLLS_OR_CUTS_OFF);
}

function isOutside(element: Element, box: DOMRect, cutsOff: RegExp): boolean {
  if (box.width === 0) return false;
  // What is positioned absolutely is cut off only by what positions it, and by what is around that.
  let isLoose = getComputedStyle(element).position === "absolute";
  for (let around = parentElement(element); around !== null; around = parentElement(around)) {
    const { position, overflowX, overflowY, transform } = getComputedStyle(around);
    const positions = position !== "static" || transform !== "none";
    const frame = rectOf(around);
    const isApart = isBeside(box.left, box.right, frame.left, frame.right) && cutsOff.test(overflowX);
    const isAbove = isBeside(box.top, box.bottom, frame.top, frame.bottom) && cutsOff.test(overflowY);
    if ((!isLoose || positions) && (isApart || isAbove) && !isPage(around)) return true;
    if (position === "fixed") return false;
    isLoose = position === "absolute" || (isLoose && !positions);
  }
  return false;
}

/** Whether two stretches have no more than rounding in common. */
function isBeside(start: number, end: number, otherStart: number, otherEnd: number): boolean {
  return Math.min(end, otherEnd) - Math.max(start, otherStart) <= 1;
}

/** What the page itself cuts off may be scrolled to, and its size says nothing. */
function isPage(element: Element): boolean {
  return element === document.body || element === document.documentElement;
}
