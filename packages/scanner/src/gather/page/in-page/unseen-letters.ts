import { isCutAway } from "./cut-away.ts";
import { rectOf } from "./dom.ts";

/** CSS pixels: a box that cuts off all else but a dot is kept for screen readers. */
const DOT = 1;
const CUTS_OFF = /hidden|clip/;

/**
 * Whether nothing is seen of the words that an element itself holds: they are cut off by what is around, pushed out of
 * their own box or off the page, of no size, or of no color.
 */
export function showsNoLetters(element: Element): boolean {
  const styles = getComputedStyle(element);
  if (Number.parseFloat(styles.fontSize) === 0 || isColorless(styles) || isSkipped(styles)) return true;
  const letters = boxOfContent(element);
  return isCutAway(element, letters) || isCutByItself(element, styles, letters) || isOffPage(letters);
}

/** Of an inline element, the property skips nothing. https://www.w3.org/TR/css-contain-2/#content-visibility */
function isSkipped({ contentVisibility, display }: CSSStyleDeclaration): boolean {
  return contentVisibility === "hidden" && display !== "inline";
}

/** Letters cut out of a background, drawn around or with a shadow are seen all the same. */
function isColorless(styles: CSSStyleDeclaration): boolean {
  const fill = styles.getPropertyValue("-webkit-text-fill-color") || styles.color;
  const stroke = Number.parseFloat(styles.getPropertyValue("-webkit-text-stroke-width"));
  const isSeen = styles.backgroundClip.includes("text") || styles.textShadow !== "none" || stroke > 0;
  return !isSeen && /^rgba\(.*, 0\)$/.test(fill);
}

/** As with `text-indent` under a picture, or in the box of a dot. */
function isCutByItself(
  element: Element,
  { overflowX, overflowY }: CSSStyleDeclaration,
  letters: DOMRect,
): boolean {
  if (letters.width === 0 || !CUTS_OFF.test(overflowX) || !CUTS_OFF.test(overflowY)) return false;
  const box = rectOf(element);
  const across = Math.min(letters.right, box.right) - Math.max(letters.left, box.left);
  const down = Math.min(letters.bottom, box.bottom) - Math.max(letters.top, box.top);
  return across <= DOT || down <= DOT;
}

/** Beyond the edges that no page can be scrolled to. */
function isOffPage({ left, right, bottom, width }: DOMRect): boolean {
  if (width === 0) return false;
  const page = document.documentElement;
  const isRightToLeft = getComputedStyle(page).direction === "rtl";
  const isAside = isRightToLeft ? left + scrollX >= page.clientWidth : right + scrollX <= 0;
  return isAside || bottom + scrollY <= 0;
}

/** Without its padding, which may be seen where the words are not. */
function boxOfContent(element: Element): DOMRect {
  const content = document.createRange();
  content.selectNodeContents(element);
  return content.getBoundingClientRect();
}
