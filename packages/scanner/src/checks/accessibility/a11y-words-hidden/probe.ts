import type { ElementRef } from "#evidence/document.ts";
import {
  attribute,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { isSetInIcons } from "#gather/page/in-page/icons.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";
import { showsNoLetters } from "#gather/page/in-page/unseen-letters.ts";

import { hiddenPictures } from "./hidden-pictures.ts";

/** A short text that people see and that is kept from screen readers. */
export interface HiddenWords {
  text: string;
  /** What is told around it, in names and texts of its block and the blocks around. */
  told: string;
  /** Set where the words are drawn, or those of a picture that has them as its text alternative. */
  isPicture?: "drawn" | "named";
  element: ElementRef;
}

export interface WordsHidden {
  words: HiddenWords[];
  /** Numbers that are told anywhere on the page, as digits alone; empty where no text is hidden. */
  numbers: string[];
}

const HIDDEN = "[aria-hidden=true]";
/** What has a name or a rule of its own. */
const ELSEWHERE =
  "a,button,summary,label,select,svg,pre,code,h1,h2,h3,h4,h5,h6,[role=heading],[role=button],[role=link],[role=tab],[role=option],[role=img],[role=slider],[role=switch],[role=dialog],dialog,[inert],[aria-roledescription],[class*=slide],[class*=carousel],[class*=swiper],[class*=slick],[class*=marquee],[class*=ticker]";
const HOLDS_MORE =
  "a,button,input,select,textarea,summary,img,svg,video,audio,iframe,h1,h2,h3,[tabindex],[role]";
const PLAYERS = "video,audio";
const MOST = 60;
const MOST_NUMBERS = 3000;
const LONGEST = 200;
const TOLD_LIMIT = 1500;
const STEPS_AROUND = 3;

export function probe({ describe, within }: AskedPage): WordsHidden {
  const hidden = everywhere(HIDDEN).filter(isHiddenText).filter(within(MOST));
  const pictures = hiddenPictures().filter(within(MOST));
  return {
    words: [
      ...hidden.map((element) => ({
        text: folded(textContent(element), LONGEST),
        told: toldAround(element),
        element: describe(element),
      })),
      ...pictures.map(({ picture, text, isPicture }) => ({
        text: folded(text, LONGEST),
        told: toldAround(picture),
        isPicture,
        element: describe(picture),
      })),
    ],
    numbers: hidden.length === 0 ? [] : numbersTold(),
  };
}

/** The outermost hidden element of a few words in sight, which is neither a copy of other parts nor part of a control. */
function isHiddenText(element: Element): boolean {
  const text = (textContent(element) ?? "").trim();
  if (text === "" || text.length > LONGEST || queryAll(element, HOLDS_MORE).length > 0) return false;
  if (closestElement(element, ELSEWHERE) !== null || isInHidden(element)) return false;
  if (element.parentElement === null || queryAll(element.parentElement, PLAYERS).length > 0) return false;
  return isSeen(element) && !isSetInIcons(element) && !showsNoLetters(element);
}

function isInHidden(element: Element): boolean {
  const parent = parentElement(element);
  return parent !== null && closestElement(parent, HIDDEN) !== null;
}

function toldAround(element: Element): string {
  let around = parentElement(element);
  for (let step = 1; step < STEPS_AROUND && around !== null && parentElement(around) !== null; step += 1) {
    if (matchesSelector(around, "main,body,section,article")) break;
    around = parentElement(around);
  }
  return around === null ? "" : folded([...textsTold(around), ...namesIn(around)].join(" "), TOLD_LIMIT);
}

function textsTold(around: Element): string[] {
  const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent !== null && isExposed(parent)) texts.push(textContent(node) ?? "");
  }
  return texts;
}

function namesIn(around: Element): string[] {
  return [
    around,
    ...queryAll(around, "[aria-label],[alt],[title],[aria-valuetext],[aria-description]").filter(isExposed),
  ].flatMap((one) =>
    ["aria-label", "alt", "title", "aria-valuetext", "aria-description"].map(
      (name) => attribute(one, name) ?? "",
    ),
  );
}

function numbersTold(): string[] {
  const texts = [...textsTold(document.body), ...namesIn(document.body)];
  const numbers = texts.flatMap((text) => text.match(/\d[\d.,:\u00A0 ’'()/-]*\d|\d/g) ?? []);
  return [...new Set(numbers.map((number) => number.replace(/[.,]00$/, "").replaceAll(/\D/g, "")))].slice(
    0,
    MOST_NUMBERS,
  );
}
