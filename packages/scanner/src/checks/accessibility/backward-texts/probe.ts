import type { ElementRef } from "#evidence/document.ts";
import { closestElement, folded, nodeValue, parentElement } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A text that a style sheet shows against the direction of its letters, so that only its look is right. */
export interface BackwardText {
  /** As the page holds it. */
  text: string;
  element: ElementRef;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** At least three letters or digits in a row. */
const RUN = /[\p{L}\p{N}]{3}/u;
const OVERRIDES = new Set(["bidi-override", "isolate-override"]);
/** An element that says itself that its text is shown the other way around. */
const SAYS_SO = "bdo,pre,code,script,style,noscript,template,textarea";
const MOST = 30;
const TEXT_LIMIT = 80;

export function probe({ describe }: ProbedPage): BackwardText[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Map<Element, string>();
  for (let node = walker.nextNode(); node !== null && found.size < MOST; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    const text = folded(nodeValue(node), TEXT_LIMIT);
    if (parent === null || !RUN.test(text) || closestElement(parent, SAYS_SO) !== null) continue;
    const forced = forcedDirection(parent);
    if (forced === null || forced === directionOf(text)) continue;
    if (isSeen(parent) && isExposed(parent)) found.set(parent, text);
  }
  return [...found].map(([element, text]) => ({ text, element: describe(element) }));
}

function directionOf(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? "rtl" : "ltr";
}

/**
 * The direction in which all letters of an inline text are shown, whatever they are; null where they keep their own.
 * A block passes it on to no other block. https://www.w3.org/TR/css-writing-modes-3/#unicode-bidi
 */
function forcedDirection(element: Element): string | null {
  for (let part: Element | null = element; part !== null; part = parentElement(part)) {
    const { unicodeBidi, direction, display } = getComputedStyle(part);
    if (OVERRIDES.has(unicodeBidi)) return direction;
    if (unicodeBidi !== "normal" || !["inline", "contents"].includes(display)) return null;
  }
  return null;
}
