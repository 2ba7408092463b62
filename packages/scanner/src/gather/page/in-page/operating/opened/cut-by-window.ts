import type { CutByWindow } from "#gather/operating/opened/narrow-opened-facts.ts";

import { closestElement, folded, parentElement, rectOf, textContent } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { ClippingReader } from "#gather/page/in-page/views/clipping.ts";
import { type TextPart, textParts } from "#gather/page/in-page/views/text-lines.ts";
import { type Before, contains, newlyShown } from "#gather/page/in-page/operating/controls/effects.ts";

const TEXT_LIMIT = 60;
/** CSS pixels of a word that must lie outside. */
const LEAST_CUT = 8;
const CUTS_OR_SCROLLS = new Set(["auto", "scroll", "hidden", "clip"]);

/** What of the content that came is cut by an edge of the window; null where nothing came to be seen. */
export function cutByWindow(before: Before, { describe }: ProbedPage): { cut: CutByWindow | null } | null {
  const roots = newlyShown(before);
  if (roots.length === 0) return null;
  // The focus may have moved the page to the side.
  scrollTo({ left: 0, top: scrollY, behavior: "instant" });
  const reader = new ClippingReader();
  const [worst] = textParts()
    .filter(({ element }) => roots.some((root) => contains(root, element)) && !reader.isMoving(element))
    .flatMap((part) => cutOf(part))
    .toSorted((a, b) => b.beyond - a.beyond);
  if (worst === undefined) return { cut: null };
  const { element, ...cut } = worst;
  return { cut: { ...cut, element: describe(element) } };
}

type Cut = Omit<CutByWindow, "element"> & { element: Element };

/** Only what is partly seen: what lies outside as a whole may wait there to be brought in. */
function cutOf({ element, lines }: TextPart): Cut[] {
  const width = document.documentElement.clientWidth;
  return lines.flatMap((line): Cut[] => {
    const [left, right] = [line.left - scrollX, line.right - scrollX];
    if (right <= LEAST_CUT || left >= width - LEAST_CUT) return [];
    const edge = left < -LEAST_CUT ? "left" : right > width + LEAST_CUT ? "right" : null;
    if (edge === null || !isOutOfReach(element, edge)) return [];
    const beyond = Math.round(edge === "left" ? -left : right - width);
    return [{ element, text: folded(textContent(element), TEXT_LIMIT), edge, beyond }];
  });
}

/**
 * Whether nobody can scroll there: a box that scrolls or cuts on purpose holds it inside of the window, or the page goes
 * on to the side.
 */
function isOutOfReach(element: Element, edge: CutByWindow["edge"]): boolean {
  const width = document.documentElement.clientWidth;
  let isFixed = false;
  for (let at: Element | null = element; at !== null && !isRoot(at); at = parentElement(at)) {
    const { overflowX, position } = getComputedStyle(at);
    const { left, right } = rectOf(at);
    const fits = left >= -LEAST_CUT && right <= width + LEAST_CUT;
    if (fits && CUTS_OR_SCROLLS.has(overflowX)) return false;
    if (edge === "left" && left > -LEAST_CUT && at.scrollLeft > 0) return false;
    isFixed ||= position === "fixed";
  }
  if (isFixed || closestElement(element, "dialog:modal") !== null) return true;
  const isToRight = getComputedStyle(document.documentElement).direction === "ltr";
  // A page goes on to the side where its text ends, as far as nothing keeps it from it.
  return (edge === "left") === isToRight || isHeld();
}

function isHeld(): boolean {
  return [document.documentElement, document.body].some((root) =>
    ["hidden", "clip"].includes(getComputedStyle(root).overflowX),
  );
}

function isRoot(element: Element): boolean {
  return element === document.body || element === document.documentElement;
}
