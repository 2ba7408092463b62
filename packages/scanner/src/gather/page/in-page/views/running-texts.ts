import {
  checkVisibility,
  childElements,
  folded,
  matchesSelector,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "../dom.ts";

const BOXES = "div,p,ul,ol,section,article,aside,span,td,blockquote";
const PARTS = "html,body,main,header,footer,form";
const MOST_BOXES = 4000;
const MOST = 6;
/** CSS pixels by which a text sticks out of its box at least. */
const LEAST_CUT = 8;
/** Letters of a text that tells something. */
const LETTERS = /\p{L}{3}/u;

/** Boxes that cut off a part of their text, past which a script may move it, as on a news ticker. */
export function boxesOfRunningText(): Element[] {
  return queryAll(document, BOXES).slice(0, MOST_BOXES).filter(mayHoldRunningText).slice(0, MOST);
}

function mayHoldRunningText(box: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  const isCut = scrollWidth > clientWidth + LEAST_CUT || scrollHeight > clientHeight + LEAST_CUT;
  if (!isCut || clientWidth <= LEAST_CUT || clientHeight <= LEAST_CUT || matchesSelector(box, PARTS))
    return false;
  const { overflowX, overflowY } = getComputedStyle(box);
  return (
    (overflowX !== "visible" || overflowY !== "visible") &&
    LETTERS.test(folded(textContent(box), 200)) &&
    checkVisibility(box, { visibilityProperty: true, opacityProperty: true }) &&
    !isMovedByStyle(box)
  );
}

/** Where the content of a box stands in it. */
export function placeOfContent(box: Element): string {
  const first = [...childElements(box)].find((child) => tagName(child) !== "script");
  const { left, top } = rectOf(box);
  const moved = first === undefined ? [] : [rectOf(first).left - left, rectOf(first).top - top];
  return [box.scrollLeft, box.scrollTop, ...moved].map(Math.round).join(" ");
}

/** What a style moves is told as an animation. */
export function isMovedByStyle(box: Element): boolean {
  return box.getAnimations({ subtree: true }).some((animation) => !(animation instanceof CSSTransition));
}
