import type { ElementRef } from "#evidence/document.ts";
import { closestElement, folded, textContent } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** Single letters with spaces between them, as they stand in one text. */
export interface SpacedLetters {
  text: string;
  element: ElementRef;
}

const SERIES = /(?<!\S)\p{L}(?:[ \u{A0}]\p{L}){3,}(?!\S)/u;
const ELSEWHERE = "pre,code,kbd,samp,textarea,script,style,noscript,template,svg,math,[aria-hidden=true]";
const MOST = 50;
const TEXT_LIMIT = 200;

/** Texts with at least four single letters in a row. */
export function probe({ describe }: ProbedPage): SpacedLetters[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: SpacedLetters[] = [];
  for (let node = walker.nextNode(); node !== null && found.length < MOST; node = walker.nextNode()) {
    const parent = node.parentElement;
    const series = SERIES.exec(folded(textContent(node), TEXT_LIMIT));
    if (parent === null || series === null || closestElement(parent, ELSEWHERE) !== null) continue;
    if (isSeen(parent) && isExposed(parent)) found.push({ text: series[0], element: describe(parent) });
  }
  return found;
}
