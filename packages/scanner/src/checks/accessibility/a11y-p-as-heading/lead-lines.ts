import { HEADING_SIGN } from "#checks/accessibility/wording/heading-signs.ts";
import type { ElementRef } from "#evidence/document.ts";
import {
  childElements,
  childNodes,
  closestElement,
  folded,
  matchesSelector,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

import { isValue, lettersOfProse } from "./introduced.ts";
import { letteringOf } from "./lettering.ts";

/** A bold line, then a line break and running text in the same paragraph. */
export interface LeadLine {
  text: string;
  /** Whether a sign before or around it says that it heads what follows. */
  isMarked: boolean;
  lettersBelow: number;
  element: ElementRef;
}

const BLOCKS = "p,div";
const ELSEWHERE =
  "a,button,label,nav,footer,header,figure,caption,summary,td,th,blockquote,address,[role=alert],[role=status],[aria-hidden=true]";
const LONGEST = 50;
const FEWEST_LETTERS_BELOW = 60;
const BOLD = 600;
const MOST_BLOCKS = 3000;
const MOST = 40;

export function leadLines(describe: ProbedPage["describe"]): LeadLine[] {
  return everywhere(BLOCKS)
    .slice(0, MOST_BLOCKS)
    .flatMap((block) => {
      const lead = leadOf(block);
      if (lead === null || closestElement(block, ELSEWHERE) !== null) return [];
      const text = (textContent(lead) ?? "").trim();
      const own = letteringOf(lead);
      if (text.length > LONGEST || !/\p{L}{3}/u.test(text) || isValue(text) || own === null) return [];
      const below = lettersOfProse(block) - lettersOfProse(lead);
      if (own.weight < BOLD || below < FEWEST_LETTERS_BELOW || !isSeen(block) || !isExposed(block)) return [];
      return [
        {
          text: folded(text, LONGEST),
          isMarked: HEADING_SIGN.test(text),
          lettersBelow: below,
          element: describe(lead),
        },
      ];
    })
    .slice(0, MOST);
}

/** The first thing in a block, where a line break follows it and a text that is not bold throughout. */
function leadOf(block: Element): Element | null {
  const nodes = [...childNodes(block)].filter(
    (node) => (textContent(node) ?? "").trim() !== "" || isBreak(node),
  );
  const [lead, lineBreak, next] = nodes;
  const [first] = childElements(block);
  if (lead !== first || first === undefined || lineBreak === undefined || next === undefined) return null;
  if (!isBreak(lineBreak) || !matchesSelector(first, "b,strong,span,font") || isBreak(next)) return null;
  const nextElement = next instanceof Element ? next : next.parentElement;
  return nextElement !== null && Number(getComputedStyle(nextElement).fontWeight) < BOLD ? first : null;
}

function isBreak(node: Node): boolean {
  return node instanceof Element && tagName(node) === "br";
}
