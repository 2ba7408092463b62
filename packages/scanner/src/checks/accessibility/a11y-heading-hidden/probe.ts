import type { ElementRef } from "#evidence/document.ts";
import { closestElement, contains, folded, nodeValue, parentElement } from "#gather/page/in-page/dom.ts";
import { isSetInIcons } from "#gather/page/in-page/icons.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";
import { showsNoLetters } from "#gather/page/in-page/unseen-letters.ts";

/** A heading with words that people see and that assistive technology is not told. */
export interface UntoldHeading {
  /** What people see. */
  text: string;
  /** Whether the words also stand next to the heading for all. */
  isToldBeside: boolean;
  element: ElementRef;
}

const HEADINGS = "h1,h2,h3,h4,h5,h6,[role=heading]";
const WORD = /\p{L}{2}|\p{Lo}/u;
const MOST = 50;
const TEXT_LIMIT = 80;

export function probe({ describe }: ProbedPage): UntoldHeading[] {
  return everywhere(HEADINGS)
    .filter((heading) => isExposed(heading) && isSeen(heading) && accessibleName(heading) === "")
    .map((heading) => ({ heading, text: seenWords(heading) }))
    .filter(({ text }) => WORD.test(text))
    .slice(0, MOST)
    .map(({ heading, text }) => ({
      text: text.slice(0, TEXT_LIMIT),
      isToldBeside: isToldBeside(heading, text),
      element: describe(heading),
    }));
}

/** Texts of the heading that are hidden from assistive technology alone; signs of icon fonts are none. */
function seenWords(heading: Element): string {
  const words = textsIn(heading)
    .filter(({ parent }) => closestElement(parent, "[aria-hidden=true]") !== null)
    .filter(({ parent }) => isSeen(parent) && !isSetInIcons(parent) && !showsNoLetters(parent));
  return folded(words.map(({ text }) => text).join(" "), TEXT_LIMIT);
}

function isToldBeside(heading: Element, words: string): boolean {
  const around = parentElement(heading);
  if (around === null) return false;
  const others = textsIn(around).filter(({ parent }) => !contains(heading, parent) && isExposed(parent));
  return plain(others.map(({ text }) => text).join(" ")).includes(plain(words));
}

function textsIn(element: Element): { text: string; parent: Element }[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: { text: string; parent: Element }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (parent !== null) found.push({ text: nodeValue(node) ?? "", parent });
  }
  return found;
}

function plain(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}
