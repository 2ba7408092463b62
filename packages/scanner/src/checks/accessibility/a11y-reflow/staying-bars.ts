import { CROSS, speaksOfClosing } from "#checks/accessibility/wording/close-words.ts";
import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  checkVisibility,
  closestElement,
  folded,
  innerText,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** A bar that stays at an edge of the window while the page scrolls behind it. */
export interface StayingBar {
  /** Part of the window's height that it covers, 0-1. */
  share: number;
  text: string;
  /**
   * Of a layer that is answered in it: words of the first answer that lies beyond the window and can't be scrolled to, ""
   * where it has none; absent for others and in older facts.
   */
  answerBeyond?: string;
  element: ElementRef;
}

const MOST_ELEMENTS = 4000;
const MOST = 5;
const LEAST_SHARE = 0.4;
/** Part of the window's width from which it is a bar. */
const WIDE = 0.8;
const TEXT_LIMIT = 60;
const LAYERS = "dialog,[role=dialog],[role=alertdialog],[aria-modal=true]";
const PRESSED = "button,[role=button],a,input[type=submit],summary";
const ANSWERS = "button,[role=button],input[type=submit],input[type=button]";
/** What answers a layer, which closes it as well. */
const ANSWERS_IT = new RegExp(
  String.raw`^(?:${CROSS}|ok|okay)$|\b(?:hide|accept|agree|allow|reject|decline|deny|got it|no,? thanks|later|akzeptieren|zustimmen|ablehnen|verstanden|accepter|refuser|aceptar|rechazar|accett[ao]|rifiut[ao]|aceitar|accepteren|weigeren)\b`,
  "i",
);

/** Of those that people can't close, each once. */
export function stayingBars(describe: ProbedPage["describe"]): StayingBar[] {
  return queryAll(document, "body *")
    .slice(0, MOST_ELEMENTS)
    .filter((element) => getComputedStyle(element).position === "fixed" && isBar(element))
    .map((element) => ({
      share: Math.min(1, coveredHeight(element) / innerHeight),
      text: folded(element instanceof HTMLElement ? innerText(element) : "", TEXT_LIMIT),
      ...beyondWindow(element),
      element,
    }))
    .filter(({ share, text }) => share >= LEAST_SHARE && text !== "")
    .slice(0, MOST)
    .map(({ element, ...bar }) => ({ ...bar, element: describe(element) }));
}

function isBar(element: Element): boolean {
  const isSeen = checkVisibility(element, { visibilityProperty: true, opacityProperty: true });
  if (!isSeen || rectOf(element).width < innerWidth * WIDE || coveredHeight(element) <= 0) return false;
  if (matchesSelector(element, LAYERS) || closestElement(element, `${LAYERS},[inert]`) !== null) return false;
  return isInFront(element) && !canBeClosed(element) && !isLayer(element);
}

/**
 * A layer over the whole window, such as the question how old people are, that is answered in it, and of which all
 * answers fit the small window or can be scrolled to.
 */
function isLayer(element: Element): boolean {
  return isOverAll(element) && answers(element).length > 0 && answerBeyond(element) === undefined;
}

/** It is as large in every window. */
function isOverAll(element: Element): boolean {
  const { top, bottom, width } = rectOf(element);
  const isWhole = top <= 0 && bottom >= innerHeight && width >= innerWidth;
  return isWhole && bottom - top <= innerHeight + 1 && isHeldByBothEdges(element);
}

/** The first answer of which the middle lies below the window. */
function answerBeyond(element: Element): Element | undefined {
  return answers(element).find((answer) => {
    const { top, bottom } = rectOf(answer);
    return (top + bottom) / 2 >= innerHeight && !scrollsWithin(answer, element);
  });
}

function scrollsWithin(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at !== null; at = parentElement(at)) {
    const isLong = at.scrollHeight > at.clientHeight;
    if (isLong && ["auto", "scroll"].includes(getComputedStyle(at).overflowY)) return true;
    if (at === outer) break;
  }
  return false;
}

function beyondWindow(element: Element): Pick<StayingBar, "answerBeyond"> {
  const answer = isOverAll(element) ? answerBeyond(element) : undefined;
  return answer === undefined ? {} : { answerBeyond: folded(textContent(answer), TEXT_LIMIT) };
}

/** By its style, and not by how much stands in it. */
function isHeldByBothEdges(element: Element): boolean {
  const style = element.computedStyleMap();
  const isSet = (name: string): boolean => style.get(name)?.toString() !== "auto";
  return (isSet("top") && isSet("bottom")) || isSet("height");
}

function answers(element: Element): Element[] {
  return queryAll(element, ANSWERS).filter((control) => checkVisibility(control));
}

function coveredHeight(element: Element): number {
  const { top, bottom } = rectOf(element);
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
}

function isInFront(element: Element): boolean {
  const { left, right, top, bottom } = rectOf(element);
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const front = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, y);
  return front !== null && element.contains(front);
}

function canBeClosed(element: Element): boolean {
  if (queryAll(element, LAYERS).length > 0) return true;
  return queryAll(element, `${PRESSED},span,div,i`)
    .filter((control) => matchesSelector(control, PRESSED) || hasHand(control))
    .some((control) => {
      const name = [
        control.textContent.trim(),
        attribute(control, "aria-label"),
        attribute(control, "title"),
      ];
      const words = name.join(" ").trim();
      return speaksOfClosing(words) || ANSWERS_IT.test(words);
    });
}

/** What only the mouse can press closes it there as well: that the keyboard can't is told elsewhere. */
function hasHand(control: Element): boolean {
  return control.childElementCount === 0 && getComputedStyle(control).cursor === "pointer";
}
