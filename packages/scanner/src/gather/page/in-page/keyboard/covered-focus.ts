import { matchesSelector, rectOf } from "../dom.ts";
import { hidingLayer } from "./layers-over.ts";

/** Time in which a page may take a bar away, or scroll on from where the browser did. */
const SETTLES_MS = 250;
const MOST_WAITS = 6;
const MOST_TOLD = 4;

export interface CoveredElement {
  element: Element;
  cover: Element;
}

/**
 * What stays in place while the page scrolls and hides all of an element that is in view, so that nothing of it can be
 * made out; null where nothing does.
 */
export function coverOf(element: Element): Element | null {
  const covers = pointsInView(element).map((point) => hidingLayer(element, point));
  return covers.includes(null) ? null : (covers[0] ?? null);
}

/**
 * Goes back through elements that take the focus, from the last to the first. Browsers scroll as little as they must, so
 * elements come to lie behind a bar at the top that going forwards never meets.
 */
export async function coveredGoingBack(elements: readonly Element[]): Promise<CoveredElement[]> {
  return await coveredOnTheWay(elements.toReversed(), focus);
}

/**
 * Goes through elements that take the focus, forwards and back. Only what is covered where the browser scrolls for it is
 * given the focus, so that nothing else on the page learns of it.
 */
export async function coveredBothWays(elements: readonly Element[]): Promise<CoveredElement[]> {
  const forwards = await coveredOnTheWay(elements, focusWhereCovered);
  const known = new Set(forwards.map(({ cover }) => cover));
  const back = await coveredOnTheWay(elements.toReversed(), focusWhereCovered);
  return [...forwards, ...back.filter(({ cover }) => !known.has(cover))];
}

async function coveredOnTheWay(
  elements: readonly Element[],
  comeTo: (element: Element) => void,
): Promise<CoveredElement[]> {
  const told: CoveredElement[] = [];
  const passing = new Set<Element>();
  let waits = 0;
  for (const element of elements) {
    if (told.length >= MOST_TOLD || waits >= MOST_WAITS) break;
    comeTo(element);
    const cover = hiddenBehind(element);
    if (cover === null || passing.has(cover)) continue;
    waits += 1;
    await new Promise((resolve) => setTimeout(resolve, SETTLES_MS));
    if (hiddenBehind(element) === cover) told.push({ element, cover });
    else passing.add(cover);
  }
  return told;
}

/** HTML and SVG elements share `focus`. */
function focus(element: Element): void {
  if (element.isConnected) HTMLElement.prototype.focus.call(element);
}

/** Scrolls as the browser does for the focus: what is out of view comes to the middle, what is in part to the edge. */
const scrollAsForFocus = (Element.prototype as Element & { scrollIntoViewIfNeeded: (this: Element) => void })
  .scrollIntoViewIfNeeded;

function focusWhereCovered(element: Element): void {
  scrollAsForFocus.call(element);
  if (coverOf(element) !== null) focus(element);
}

/** What lies over an element that has the focus so that nothing of it can be made out. */
function hiddenBehind(element: Element): Element | null {
  return matchesSelector(element, ":focus") ? coverOf(element) : null;
}

type Point = readonly [number, number];

function pointsInView(element: Element): Point[] {
  const { left, right, top, bottom, width, height } = rectOf(element);
  if (width < 2 || height < 2 || bottom < 0 || right < 0 || top > innerHeight || left > innerWidth) return [];
  const xs = [left + 2, (left + right) / 2, right - 2];
  const ys = [top + 2, (top + bottom) / 2, bottom - 2];
  return xs
    .flatMap((x) => ys.map((y) => [x, y] as const))
    .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
}
