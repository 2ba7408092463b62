import type { ElementRef } from "#evidence/document.ts";

import {
  checkVisibility,
  childElements,
  closestElement,
  folded,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { ClippingReader } from "#gather/page/in-page/views/clipping.ts";
import { textParts } from "#gather/page/in-page/views/text-lines.ts";

/** Something that does not fit into the width of the window. */
interface Sticking {
  /** `text`: words or fields stick out; `picture`: what cannot be wrapped; `table`: it may need both directions. */
  kind: "text" | "picture" | "table";
  /** CSS pixels beyond the window. */
  beyond: number;
  /** Whether the page can be scrolled to what sticks out. */
  isReachable: boolean;
  text: string;
  element: ElementRef;
}

export interface StickingOut {
  found: Sticking[];
  /** Whether the page shows anything at all. */
  hasContent: boolean;
}

const TOLERANCE = 5;
const MOST = 20;
const SCROLLS = new Set(["auto", "scroll"]);
const CUTS = new Set(["hidden", "clip"]);
const FIELDS = "input:not([type=hidden]),select,textarea,button";
const PICTURES = "img,video,canvas,iframe,object,embed,svg";
/** Content that loses its meaning when it is wrapped (1.4.10 excepts it). */
const TWO_WAYS =
  "table,pre,code,math,[role=grid],[role=toolbar],[role=application],[class*=map i],[id*=map i]";
const AWAY = new Set(["absolute", "fixed"]);

/** What sticks out of the window now, told by what makes it so wide. */
export function probe({ describe }: ProbedPage): StickingOut {
  const width = document.documentElement.clientWidth;
  const reader = new ClippingReader();
  const leaves = leavesBeyond(width);
  const found = new Map<Element, Sticking>();
  for (const [leaf, end] of leaves) {
    if (found.size >= MOST) break;
    const outer = outermost(leaf, width);
    if (outer === null || isOffStage(leaf, outer, { width, reader })) continue;
    const cause = causeOf(outer, width);
    const known = found.get(cause);
    const kind = kindOf(leaf, cause);
    if (known !== undefined && (known.kind === "text" || kind !== "text")) continue;
    const beyond = Math.round(Math.max(rectOf(cause).right + scrollX, end) - width);
    const element = describe(cause);
    found.set(cause, {
      kind,
      beyond,
      isReachable: canScrollAcross(),
      text: folded(textContent(leaf), 60),
      element,
    });
  }
  return {
    found: [...found.values()],
    hasContent: document.body !== null && childElements(document.body).length > 0,
  };
}

/** Texts, fields and pictures that end beyond the window, with where they end. */
function leavesBeyond(width: number): Map<Element, number> {
  const ends = new Map<Element, number>();
  for (const { element, lines } of textParts()) {
    const end = Math.max(...lines.map(({ right }) => right), ends.get(element) ?? 0);
    if (end > width + TOLERANCE) ends.set(element, end);
  }
  for (const element of queryAll(document, `${FIELDS},${PICTURES}`)) {
    if (endsBeyond(element, width)) ends.set(element, rectOf(element).right + scrollX);
  }
  return ends;
}

function endsBeyond(element: Element, width: number): boolean {
  if (!checkVisibility(element, { visibilityProperty: true, opacityProperty: true })) return false;
  const rect = rectOf(element);
  return rect.width > 4 && rect.height > 4 && rect.right + scrollX > width + TOLERANCE;
}

/** The highest element around that ends beyond the window; null where a box between scrolls or cuts. */
function outermost(leaf: Element, width: number): Element | null {
  let highest: Element | null = null;
  for (let at: Element | null = leaf; at !== null && !isRoot(at); at = parentElement(at)) {
    if (endsBeyond(at, width) || at === leaf) highest = at;
    const { overflowX } = getComputedStyle(at);
    const fits = rectOf(at).right + scrollX <= width + TOLERANCE;
    if (fits && (SCROLLS.has(overflowX) || CUTS.has(overflowX))) return null;
  }
  return highest;
}

/** Menus that wait beside the window, slides, and what only screen readers are told. */
function isOffStage(
  leaf: Element,
  outer: Element,
  { width, reader }: { width: number; reader: ClippingReader },
): boolean {
  if (reader.isMoving(leaf) || closestElement(leaf, "[aria-hidden=true],[inert]") !== null) return true;
  if (rectOf(leaf).left + scrollX < width) return false;
  for (let at: Element | null = leaf; at !== null; at = parentElement(at)) {
    if (AWAY.has(getComputedStyle(at).position)) return true;
    if (at === outer) break;
  }
  return false;
}

/** Goes down to what makes an element so wide: the one with a width of its own, or the one nothing inside widens. */
function causeOf(outer: Element, width: number): Element {
  const root = [document.body, document.documentElement].find((element) => hasOwnWidth(element, width));
  if (root !== undefined) return root;
  let cause = outer;
  for (;;) {
    if (matchesSelector(cause, `${PICTURES},${FIELDS},table,pre`) || hasOwnWidth(cause, width / 2))
      return cause;
    const end = rectOf(cause).right - TOLERANCE;
    const inside = [...childElements(cause)].filter((child) => endsBeyond(child, width));
    const widest = inside.find((child) => rectOf(child).right >= end) ?? inside[0];
    if (widest === undefined) return cause;
    cause = widest;
  }
}

/** Whether the style gives a width that does not follow the window. */
function hasOwnWidth(element: Element, from: number): boolean {
  const styles = element.computedStyleMap();
  return ["width", "min-width"].some((name) => {
    const value = styles.get(name);
    return value instanceof CSSUnitValue && value.unit === "px" && value.value > from + TOLERANCE;
  });
}

function kindOf(leaf: Element, cause: Element): Sticking["kind"] {
  if (closestElement(leaf, TWO_WAYS) !== null || matchesSelector(cause, TWO_WAYS)) return "table";
  return matchesSelector(leaf, PICTURES) ? "picture" : "text";
}

function canScrollAcross(): boolean {
  const hides = [document.documentElement, document.body].some((element) =>
    CUTS.has(getComputedStyle(element).overflowX),
  );
  return !hides;
}

function isRoot(element: Element): boolean {
  return tagName(element) === "html" || tagName(element) === "body";
}
