import type { ElementRef } from "#evidence/document.ts";

import { isDataTable } from "#gather/page/in-page/data-tables.ts";
import {
  checkVisibility,
  childElements,
  classNames,
  closestElement,
  folded,
  innerText,
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

import { stayingBars, type StayingBar } from "./staying-bars.ts";
import { wideBoxes } from "./wide-boxes.ts";

/** Something that does not fit into the width of the window. */
interface Sticking {
  /**
   * `text`: words or fields stick out; `picture`: what cannot be wrapped; `table`: it may need both directions; `box`: all
   * its words fit in.
   */
  kind: "text" | "picture" | "table" | "box";
  /** CSS pixels beyond the window. */
  beyond: number;
  /** Whether the page can be scrolled to what sticks out. */
  isReachable: boolean;
  text: string;
  element: ElementRef;
}

export interface StickingOut {
  /** Bars that cover much of the window; absent in older facts. */
  bars?: StayingBar[];
  found: Sticking[];
  /** Whether the page shows anything at all. */
  hasContent: boolean;
}

const TEXT_LIMIT = 60;
const TOLERANCE = 5;
const MOST = 20;
const SCROLLS = new Set(["auto", "scroll"]);
const CUTS = new Set(["hidden", "clip"]);
/** What they hold is no word of the page's. */
const FILLED_IN = "input:not([type=hidden]),select,textarea";
const BUTTONS = "button";
const FIELDS = `${FILLED_IN},${BUTTONS}`;
const PICTURES = "img,video,canvas,iframe,object,embed,svg";
/** Content that loses its meaning when it is wrapped (1.4.10 excepts it). */
const TWO_WAYS = "table,pre,code,math,[role=grid],[role=toolbar],[role=application]";
/** What tables for layout do not have, and what they hold. */
const OF_DATA = "th,caption,[scope],[headers]";
const PARTS_OF_PAGES = "nav,main,header,footer,form,h1,h2,h3,table,[role=navigation]";
/** A word of the name of a map's box. */
const MAP = /(?:^|[-_])(?:g|google)?maps?(?:box|canvas|view|container|wrapper|holder)?(?:$|[-_\d])/i;
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
    if (outer === null || isOffStage(leaf, outer, { width, reader }) || isExcepted(leaf)) continue;
    const cause = causeOf(outer, { width, leaf });
    const known = found.get(cause);
    // What makes it so wide may stand beside what was found to stick out.
    const shown = cause.contains(leaf) ? leaf : cause;
    const kind = kindOf(shown, cause);
    // Of words, how far they reach: the box around them may be wider than any of them.
    const right = kind === "text" ? end : Math.max(rectOf(cause).right + scrollX, end);
    const beyond = Math.round(right - width);
    const isWorse = kind === "text" && (known?.kind !== "text" || known.beyond < beyond);
    if (known !== undefined && !isWorse) continue;
    const element = describe(cause);
    found.set(cause, {
      kind,
      beyond,
      isReachable: canScrollAcross(),
      text: matchesSelector(leaf, FILLED_IN)
        ? ""
        : textOf(matchesSelector(leaf, BUTTONS) ? [leaf] : [leaf, shown]),
      element,
    });
  }
  const boxes = found.size > 0 || !canScrollAcross() ? [] : wideBoxes(width);
  return {
    found: [
      ...found.values(),
      ...boxes.map((box) => ({
        kind: "box" as const,
        beyond: Math.round(rectOf(box).right + scrollX - width),
        isReachable: true,
        text: textOf([box]),
        element: describe(box),
      })),
    ],
    bars: stayingBars(describe),
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
function causeOf(outer: Element, { width, leaf }: { width: number; leaf: Element }): Element {
  const root = [document.body, document.documentElement].find((element) => hasOwnWidth(element, width));
  if (root !== undefined) return root;
  let cause = outer;
  for (;;) {
    if (matchesSelector(cause, `${PICTURES},${FIELDS},table,pre`) || hasOwnWidth(cause, width / 2))
      return cause;
    const end = rectOf(cause).right - TOLERANCE;
    const inside = [...childElements(cause)].filter((child) => endsBeyond(child, width));
    const widest = inside.filter((child) => rectOf(child).right >= end);
    const next = widest.find((child) => child.contains(leaf)) ?? widest[0] ?? inside[0];
    if (next === undefined) return cause;
    cause = next;
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

/** Of the first that holds any, since an icon that makes a row so wide holds none. */
function textOf(elements: readonly Element[]): string {
  return elements.map((element) => folded(shownText(element), TEXT_LIMIT)).find((text) => text !== "") ?? "";
}

/** With a space between parts that stand apart. */
function shownText(element: Element): string {
  const shown = element instanceof HTMLElement ? innerText(element) : "";
  return shown.trim() === "" ? (textContent(element) ?? "") : shown;
}

function kindOf(leaf: Element, cause: Element): Sticking["kind"] {
  if (needsTwoWays(leaf) || needsTwoWays(cause)) return "table";
  return matchesSelector(leaf, PICTURES) ? "picture" : "text";
}

function needsTwoWays(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = parentElement(at)) {
    const names = [...classNames(at), at.id];
    const isPart = matchesSelector(at, TWO_WAYS) && !isLayout(at);
    if (isPart || names.some((name) => MAP.test(name))) return true;
  }
  return false;
}

/** A table that only places parts of the page beside each other, which could as well stand below each other. */
function isLayout(element: Element): boolean {
  if (tagName(element) !== "table") return false;
  if (matchesSelector(element, "[role=presentation],[role=none]")) return true;
  return queryAll(element, OF_DATA).length === 0 && queryAll(element, PARTS_OF_PAGES).length > 1;
}

/** Tables of data need both directions, as long as people can scroll to all of it. */
function isExcepted(leaf: Element): boolean {
  const table = closestElement(leaf, "table,[role=table],[role=grid],[role=treegrid]");
  return table !== null && isDataTable(table) && canScrollAcross();
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
