import { attribute, classNames, isVisible, parentElement, queryAll, rectOf, tagName } from "../dom.ts";
import { isRowMovedByButtons } from "./rows-of-cards.ts";
import type { TextPart } from "./text-lines.ts";

/**
 * How much of a text can be seen. `shortened` is cut with an ellipsis, on purpose; `out of reach` lies, in part or
 * whole, below a window that does not scroll.
 */
export type Shown = "whole" | "cut" | "shortened" | "gone" | "out of reach";

export interface Clipping {
  shown: Shown;
  /** Element that cuts the text off; null where nothing does. */
  by: Element | null;
}

interface Box {
  element: Element;
  left: number;
  right: number;
  top: number;
  bottom: number;
  cutsAcross: boolean;
  cutsDown: boolean;
  shortens: boolean;
}

const WHOLE: Clipping = { shown: "whole", by: null };
const CUTS = new Set(["hidden", "clip"]);
const SCROLLS = new Set(["auto", "scroll"]);
/** Boxes shrunk so far hide text for screen readers, or are shut. */
const SMALLEST_BOX = 8;
/** What moves its content shows only part of it at any time. */
const MOVING =
  /carousel|swiper|slick|slider|slide|splide|glide|flickity|owl-|marquee|ticker|keen|embla|tab-?pane|accordion|collaps/i;

/** `named`: only its class says so, as where one slide after the other is shown in the same place. */
type Moving = "moved" | "named" | "still";

/** Tells for each text whether boxes around it cut it off. One reading of the layout; not to be kept. */
export class ClippingReader {
  readonly #boxes = new Map<Element, Box | null>();
  readonly #moving = new Map<Element, Moving>();
  readonly #rows = new Map<Element, boolean>();

  /** Where the text stands in something that moves, nothing is said: whole. */
  clippingOf({ element, lines, fontSize }: TextPart): Clipping {
    const away = { across: Math.max(5, fontSize / 2), down: 0.3 };
    for (const box of this.#around(element)) {
      const lost = lines.filter((line) => isCut(line, box, away)).length;
      if (lost === 0) continue;
      if (this.#movingOf(element) === "moved") return WHOLE;
      if (this.#movingOf(element) === "named" && !isCutBelow(lines, box)) return WHOLE;
      if (!isCutBelow(lines, box) && this.#isRow(box.element)) return WHOLE;
      if (box.shortens) return { shown: "shortened", by: box.element };
      if (isRoot(box.element)) return { shown: "out of reach", by: box.element };
      const shown = lines.every((line) => isOutside(line, box)) ? "gone" : "cut";
      return { shown, by: box.element };
    }
    return WHOLE;
  }

  /** Whether the element belongs to a slider, tab panel or the like, or is moved by a transform. */
  isMoving(element: Element): boolean {
    return this.#movingOf(element) !== "still";
  }

  /** Whether buttons beside the box bring what it does not show. */
  #isRow(box: Element): boolean {
    const isRow = this.#rows.get(box) ?? (!isRoot(box) && isRowMovedByButtons(box));
    this.#rows.set(box, isRow);
    return isRow;
  }

  #movingOf(element: Element): Moving {
    const known = this.#moving.get(element);
    if (known !== undefined) return known;
    const parent = parentElement(element);
    const around = parent === null ? "still" : this.#movingOf(parent);
    const own = ownMoving(element);
    const moving = [own, around].find((one) => one === "moved") ?? (own === "still" ? around : own);
    this.#moving.set(element, moving);
    return moving;
  }

  /** Boxes that may cut what the element holds, the nearest first, up to where it can be scrolled to. */
  *#around(element: Element): Generator<Box> {
    let position = "static";
    for (let at: Element | null = element; at !== null; at = parentElement(at)) {
      const style = getComputedStyle(at);
      const holds = position === "static" || position === "relative" || isContaining(style);
      if (holds) {
        if (canScroll(at, style) || isForScreenReaders(at, style)) return;
        const box = this.#boxOf(at, style);
        if (box !== null) yield box;
      }
      if (holds && style.position !== "static") position = style.position;
      if (position === "fixed") return;
      if (position === "sticky") position = "relative";
    }
  }

  #boxOf(element: Element, style: CSSStyleDeclaration): Box | null {
    const known = this.#boxes.get(element);
    if (known !== undefined) return known;
    const box = isRoot(element) ? windowBox(element) : clipBox(element, style);
    this.#boxes.set(element, box);
    return box;
  }
}

/** What the root or the body hides is hidden by the window. */
function isRoot(element: Element): boolean {
  return tagName(element) === "html" || tagName(element) === "body";
}

/** A window that does not scroll down cuts off what lies below it. What sticks out at its side is looked at by itself. */
function windowBox(root: Element): Box | null {
  const { body } = document;
  if (tagName(root) !== "html" || isCovered()) return null;
  const ofRoot = getComputedStyle(root).overflowY;
  // The window takes over what the root says of scrolling, or else what the body says.
  const isHeldStill = CUTS.has(
    ofRoot === "visible" && body !== null ? getComputedStyle(body).overflowY : ofRoot,
  );
  if (!isHeldStill) return null;
  return {
    element: root,
    left: 0,
    right: innerWidth,
    top: 0,
    bottom: innerHeight,
    cutsAcross: false,
    cutsDown: true,
    shortens: false,
  };
}

/** Pages are held still for as long as something lies over them. */
function isCovered(): boolean {
  const { innerWidth: width, innerHeight: height } = window;
  for (let at = document.elementFromPoint(width / 2, height / 2); at !== null; at = parentElement(at)) {
    if (getComputedStyle(at).position === "fixed") return true;
  }
  return queryAll(document, "dialog[open],[aria-modal=true]").some((dialog) => isVisible(dialog));
}

function clipBox(element: Element, style: CSSStyleDeclaration): Box | null {
  const cutsAcross = CUTS.has(style.overflowX);
  const cutsDown = CUTS.has(style.overflowY);
  if ((!cutsAcross && !cutsDown) || style.display === "inline") return null;
  const rect = rectOf(element);
  if (element.clientWidth < SMALLEST_BOX || element.clientHeight < SMALLEST_BOX) return null;
  const left = rect.left + scrollX + element.clientLeft;
  const top = rect.top + scrollY + element.clientTop;
  const clamp = style.getPropertyValue("-webkit-line-clamp");
  return {
    element,
    left,
    top,
    right: left + element.clientWidth,
    bottom: top + element.clientHeight,
    cutsAcross,
    cutsDown,
    shortens: style.textOverflow.includes("ellipsis") || (clamp !== "none" && clamp !== ""),
  };
}

/** Boxes that scripts scroll in place of the browser, by the names that they give them. */
const SCROLLED_BY_SCRIPT =
  /^(?:ps|mCustomScroll(?:bar|Box)|simplebar-(?:mask|offset|content-wrapper)|slimScrollDiv|jspContainer|nano|os-(?:host|viewport)(?:-.*)?|iscroll-wrapper)$/;
/** Bars that scripts draw for it, in the box or behind it. */
const DRAWN_BARS =
  ":scope > [class*=scrollbar i], :scope > [class*=scroll-bar i], :scope > [class*=slimscroll i], :scope > [class*=ps__rail i], :scope > [class*=nicescroll i]";

function isScrolledByScript(element: Element): boolean {
  if (classNames(element).some((name) => SCROLLED_BY_SCRIPT.test(name))) return true;
  // One library gives the box no name, and draws its bars at the end of the page.
  const isOutlined = element instanceof HTMLElement && element.style.outlineStyle === "none";
  const hasFarBars = isOutlined && queryAll(document, "body > .nicescroll-rails").length > 0;
  return hasFarBars || queryAll(element, DRAWN_BARS).length > 0;
}

/** A point that cuts off all its text shows none of it, whatever else lies around. */
function isForScreenReaders(
  element: Element,
  { overflowX, overflowY, display }: CSSStyleDeclaration,
): boolean {
  const isCutting = CUTS.has(overflowX) && CUTS.has(overflowY) && display !== "inline";
  return isCutting && element.clientWidth < SMALLEST_BOX && element.clientHeight < SMALLEST_BOX;
}

function canScroll(element: Element, style: CSSStyleDeclaration): boolean {
  if (isRoot(element)) return false;
  if (CUTS.has(style.overflowY) && isScrolledByScript(element)) return true;
  const across = SCROLLS.has(style.overflowX) && element.scrollWidth > element.clientWidth;
  return across || (SCROLLS.has(style.overflowY) && element.scrollHeight > element.clientHeight);
}

function isContaining(style: CSSStyleDeclaration): boolean {
  return style.position !== "static" || style.transform !== "none" || style.contain.includes("paint");
}

function isCut(line: DOMRect, box: Box, away: { across: number; down: number }): boolean {
  const across = Math.max(line.right - box.right, box.left - line.left);
  const down = Math.max(line.bottom - box.bottom, box.top - line.top);
  return (
    (box.cutsAcross && across > away.across) || (box.cutsDown && down > Math.max(3, line.height * away.down))
  );
}

function isOutside(line: DOMRect, box: Box): boolean {
  const across = box.cutsAcross && (line.left >= box.right - 1 || line.right <= box.left + 1);
  return across || (box.cutsDown && (line.top >= box.bottom - 1 || line.bottom <= box.top + 1));
}

/** Whether lines that are cut end below the box and begin in it, as they do where a text has grown. */
function isCutBelow(lines: readonly DOMRect[], box: Box): boolean {
  const isInside = ({ left, right }: DOMRect): boolean => left >= box.left - 1 && right <= box.right + 1;
  return box.cutsDown && lines.every((line) => isInside(line) && line.top >= box.top - 1);
}

function ownMoving(element: Element): Moving {
  if (isRoot(element)) return "still";
  const { transform, translate, willChange } = getComputedStyle(element);
  const isMoved =
    (transform !== "none" && transform !== "") || translate !== "none" || /transform|scroll/.test(willChange);
  if (isMoved || attribute(element, "aria-roledescription") === "carousel") return "moved";
  return classNames(element).some((name) => MOVING.test(name)) ? "named" : "still";
}
