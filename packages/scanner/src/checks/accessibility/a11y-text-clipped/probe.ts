import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

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

const CUTS = new Set(["hidden", "clip"]);
const MOST = 100;
const TEXT_LIMIT = 100;

/** Boxes that move their content, such as carousels, hold elements and not text of their own. */
export function probe({ describe, within }: AskedPage): ClippingBox[] {
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
