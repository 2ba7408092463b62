import type { ElementRef } from "#evidence/document.ts";
import { closestElement, folded, textContent } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** Preformatted lines of signs. */
export interface SignLines {
  lines: number;
  text: string;
  element: ElementRef;
}

const FEWEST_LINES = 3;
const FEWEST_SIGNS = 15;
/** Share of letters and digits below which lines are a drawing and no text or code. */
const MOST_WORDS = 0.35;
const MOST = 10;
const TEXT_LIMIT = 40;

/** Preformatted blocks in sight that are mostly signs and have no name as a picture. */
export function probe({ describe }: ProbedPage): SignLines[] {
  return everywhere("pre")
    .filter((pre) => closestElement(pre, "[role=img],[aria-label]") === null && isSeen(pre) && isExposed(pre))
    .map((pre) => ({ pre, text: textContent(pre) ?? "" }))
    .filter(({ text }) => isDrawing(text))
    .slice(0, MOST)
    .map(({ pre, text }) => ({
      lines: linesOf(text).length,
      text: folded(text, TEXT_LIMIT),
      element: describe(pre),
    }));
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

function isDrawing(text: string): boolean {
  const signs = text.replaceAll(/\s/g, "");
  const words = signs.replaceAll(/[^\p{L}\p{N}]/gu, "").length;
  return (
    linesOf(text).length >= FEWEST_LINES && signs.length >= FEWEST_SIGNS && words / signs.length < MOST_WORDS
  );
}
