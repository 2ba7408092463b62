import type { ElementRef } from "#evidence/document.ts";
import {
  childNodes,
  closestElement,
  folded,
  isElement,
  queryAll,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** Texts of one element that only empty lines part. */
export interface BrokenText {
  /** Texts between empty lines. */
  parts: number;
  text: string;
  element: ElementRef;
}

const ELSEWHERE = "pre,code,address,textarea,svg,[aria-hidden=true]";
const FEWEST_LETTERS = 30;
const MOST = 30;
const TEXT_LIMIT = 60;

/** Elements in sight with at least one empty line between texts of their own. */
export function probe({ describe, within }: AskedPage): BrokenText[] {
  const holders = new Set(everywhere("br + br").flatMap((br) => br.parentElement ?? []));
  return [...holders]
    .filter((holder) => closestElement(holder, ELSEWHERE) === null && isSeen(holder) && isExposed(holder))
    .map((holder) => ({ holder, parts: partsOf(holder) }))
    .filter(({ parts }) => parts.length > 1)
    .filter(within(MOST))
    .map(({ holder, parts }) => ({
      parts: parts.length,
      text: (parts[0] ?? "").slice(0, TEXT_LIMIT),
      element: describe(holder),
    }));
}

function partsOf(holder: Element): string[] {
  const parts = [""];
  let [breaks, lines] = [0, 0];
  for (const node of childNodes(holder)) {
    const isBreak = isElement(node) && tagName(node) === "br";
    const text = folded(textContent(node), 2000);
    if (isBreak) breaks += 1;
    else if (text !== "") {
      if (breaks > 1) parts.push("");
      else if (breaks === 1) lines += 1;
      breaks = 0;
      parts[parts.length - 1] += ` ${text}`;
      if (isElement(node) && queryAll(node, "p,div").length > 0) parts.push("");
    }
  }
  // Verses and addresses break their lines on purpose.
  if (lines >= parts.length) return [];
  return parts.map((part) => part.trim()).filter((part) => part.length >= FEWEST_LETTERS);
}
