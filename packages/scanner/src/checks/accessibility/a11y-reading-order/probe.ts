import type { ElementRef } from "#evidence/document.ts";
import { childElements, folded, queryAll, rectOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";

/** Two parts that style sheets show in another order than the page has them. */
export interface TurnedParts {
  /** What stands first in the page and is seen later. */
  first: string;
  /** What comes later in the page and is seen before it. */
  later: string;
  /** Whether both hold something that the Tab key reaches. */
  areOperated: boolean;
  element: ElementRef;
}

const CONTROLS =
  "a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,[tabindex='0'],summary";
const MOST_HOLDERS = 4000;
const MOST_PARTS = 60;
const MOST = 10;
const TEXT_LIMIT = 50;
const FEWEST_LETTERS = 4;
/** Overlap of two boxes that their margins and line heights explain. */
const SLACK_PX = 3;
/** What is smaller is there for screen readers alone. */
const LEAST_SIDE_PX = 3;

/** One pair of each element whose styles move its parts: by `order`, reversed rows, places in a grid, floats or positions. */
export function probe({ describe, within }: AskedPage): TurnedParts[] {
  const found: TurnedParts[] = [];
  for (const holder of everywhere("div,ul,ol,section,main,form,nav,header,footer,article,p,body").slice(
    0,
    MOST_HOLDERS,
  )) {
    if (!movesParts(holder)) continue;
    const pair = turnedPair([...childElements(holder)].filter(within(MOST_PARTS)).filter(counts));
    if (pair === null) continue;
    const [first, later] = pair;
    found.push({
      first: folded(textOf(first), TEXT_LIMIT),
      later: folded(textOf(later), TEXT_LIMIT),
      areOperated: pair.every((part) => part.matches(CONTROLS) || queryAll(part, CONTROLS).length > 0),
      element: describe(first),
    });
    if (found.length === MOST) break;
  }
  return found;
}

function movesParts(holder: Element): boolean {
  const { display, flexDirection } = getComputedStyle(holder);
  if (display.includes("flex") && flexDirection.includes("reverse")) return true;
  const isFlexible = display.includes("flex") || display.includes("grid");
  const parts = [...childElements(holder)].slice(0, MOST_PARTS).map((part) => getComputedStyle(part));
  const moved = parts.filter(
    ({ order, gridRowStart, gridColumnStart, float, position }) =>
      (isFlexible && (order !== "0" || gridRowStart !== "auto" || gridColumnStart !== "auto")) ||
      float === "right" ||
      position === "absolute",
  );
  return moved.length > 1 || (isFlexible && moved.length === 1);
}

/** Parts with words that all people meet. What stays at an edge of the window has no place among what scrolls. */
function counts(part: Element): boolean {
  if (getComputedStyle(part).position === "fixed") return false;
  const { width, height } = rectOf(part);
  if (Math.min(width, height) < LEAST_SIDE_PX) return false;
  return textOf(part).length >= FEWEST_LETTERS && isSeen(part) && isExposed(part);
}

/** The first two neighbors of which the later one is seen wholly before the other. */
function turnedPair(parts: readonly Element[]): [Element, Element] | null {
  for (const [index, first] of parts.entries()) {
    const later = parts[index + 1];
    if (later !== undefined && isSeenBefore(later, first)) return [first, later];
  }
  return null;
}

function isSeenBefore(part: Element, other: Element): boolean {
  const [a, b] = [rectOf(part), rectOf(other)];
  if (a.bottom <= b.top + SLACK_PX) return true;
  const areInOneRow = Math.abs(a.top - b.top) <= SLACK_PX;
  const isLeftToRight = getComputedStyle(part).direction === "ltr";
  return areInOneRow && (isLeftToRight ? a.right <= b.left + SLACK_PX : a.left >= b.right - SLACK_PX);
}
