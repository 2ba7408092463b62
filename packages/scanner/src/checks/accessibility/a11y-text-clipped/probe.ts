import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  hasOwnText,
  parentElement,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { saysWords } from "#gather/page/in-page/icons.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

import { abridgedTexts } from "./abridged-texts.ts";
import { cutLines } from "./cut-lines.ts";

/** A box that keeps its text in one line and shows only part of it. */
export interface ClippingBox {
  text: string;
  /** Characters of the longest text that stands in the box itself. */
  ownText: number;
  /** CSS pixels of text out of sight. */
  hiddenAcross: number;
  width: number;
  height: number;
  hasEllipsis: boolean;
  /** Whether it moves, speaks up or belongs to something that does. */
  isMoving: boolean;
  element: ElementRef;
}

export interface ClippedTexts {
  boxes: ClippingBox[];
  /** Selectors of elements whose own text is an icon, or one or two letters as of a logo. */
  signs: string[];
  /** Texts that the lower edge of a box cuts off as the page stands; absent where there are none. */
  cut?: { text: string; element: ElementRef }[];
  /** Texts that end in three dots, with no way to the rest; absent where there are none. */
  abridged?: { text: string; element: ElementRef }[];
}

const CUTS = new Set(["hidden", "clip"]);
const MOST = 100;
const MOST_SIGNS = 200;
const MOST_CUT = 20;
const LETTERS_OF_SIGN = 2;
/** Of these one or two are a word. */
const WHOLE_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const STEPS_AROUND = 4;
const TEXT_LIMIT = 100;

export function probe(page: AskedPage): ClippedTexts {
  const signs = everywhere("*")
    .filter((element) => isSign(element) && isInCuttingBox(element) && isSeen(element))
    .slice(0, MOST_SIGNS)
    .map(page.selectorOf);
  const cut = cutLines()
    .slice(0, MOST_CUT)
    .map(({ box, text }) => ({ text: text.slice(0, TEXT_LIMIT), element: page.describe(box) }));
  const abridged = abridgedTexts()
    .slice(0, MOST_CUT)
    .map((box) => ({ text: textOf(box).slice(0, TEXT_LIMIT), element: page.describe(box) }));
  return {
    boxes: clippingBoxes(page),
    signs,
    ...(cut.length === 0 ? {} : { cut }),
    ...(abridged.length === 0 ? {} : { abridged }),
  };
}

function isSign(element: Element): boolean {
  if (!hasOwnText(element)) return false;
  const text = textContent(element) ?? "";
  const isWord = WHOLE_WORDS.test(text) || (text.match(/[\p{L}\p{N}]/gu) ?? []).length > LETTERS_OF_SIGN;
  return !isWord || !saysWords(element);
}

function isInCuttingBox(element: Element): boolean {
  let box: Element | null = element;
  for (let step = 0; box !== null && step < STEPS_AROUND; step += 1) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (CUTS.has(overflowX) || CUTS.has(overflowY)) return true;
    box = parentElement(box);
  }
  return false;
}

/** Boxes that move their content, such as carousels, hold elements and not text of their own. */
function clippingBoxes({ describe, within }: AskedPage): ClippingBox[] {
  return everywhere("*")
    .filter((element) => cutsAcross(element) && ownText(element) > 0 && isSeen(element) && isExposed(element))
    .filter(within(MOST))
    .map((element) => ({
      text: textOf(element).slice(0, TEXT_LIMIT),
      ownText: ownText(element),
      hiddenAcross: element.scrollWidth - element.clientWidth,
      width: element.clientWidth,
      height: element.clientHeight,
      hasEllipsis: getComputedStyle(element).textOverflow === "ellipsis",
      isMoving: isMoving(element),
      element: describe(element),
    }));
}

function cutsAcross(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false;
  const { overflowX, whiteSpace } = getComputedStyle(element);
  return CUTS.has(overflowX) && whiteSpace.startsWith("nowrap");
}

function ownText(element: Element): number {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return Math.max(0, ...texts.map((node) => (node.nodeValue ?? "").trim().length));
}

function isMoving(element: Element): boolean {
  return (
    element.getAnimations({ subtree: true }).length > 0 ||
    attribute(element, "aria-live") !== null ||
    closestElement(element, "marquee") !== null
  );
}
