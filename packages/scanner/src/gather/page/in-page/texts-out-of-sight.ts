import type { HiddenTextRef } from "#evidence/document.ts";

import {
  attribute,
  checkVisibility,
  childElements,
  closestElement,
  folded,
  hasOwnText,
  matchesSelector,
  parentElement,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "./dom.ts";

/** What is told of a text apart from its place. */
export type HiddenText = Pick<HiddenTextRef, "how" | "words" | "text">;

type OutOfSight = "away" | "cut" | "clear";

const FEWEST_WORDS = 10;
const FEWEST_LETTERS = 50;
const TEXT_LIMIT = 500;
/** Drawers and slides wait just outside of the window; this far out nothing comes back from. */
const FAR_PX = 500;
/** Slides stand in a row to the right, each as wide as the window: nothing stands this far out among them. */
const FAR_RIGHT_PX = 4000;
const DOT_PX = 4;
/** What people reach with a pointer or the keyboard, such as a closed menu, comes into sight. */
const CONTROLS =
  "a[href], button, input, select, textarea, script, style, iframe, summary, table, [tabindex], [role=button]";
const SPOKEN =
  "[aria-live], [role=status], [role=log], [role=alert], [role=alertdialog], [role=dialog], [role=tooltip], [role=tabpanel], [role=menu], [role=timer], dialog";

/** The text of a block that is out of sight; null where it is short, or where something on the page opens or reads it. */
export function textOutOfSight(element: HTMLElement, how: OutOfSight): HiddenText | null {
  if (!checkVisibility(element, { visibilityProperty: true })) return null;
  const whole = folded(textContent(element), Number.POSITIVE_INFINITY);
  const words = whole.split(" ").length;
  if (words < FEWEST_WORDS || servesSomething(element)) return null;
  return { how, words, text: whole.slice(0, TEXT_LIMIT) };
}

/** Whether an element is far outside of the window (`away`), cut down to nothing (`cut`) or see-through (`clear`). */
export function howOutOfSight(element: HTMLElement): OutOfSight | null {
  if (element === document.body || element === document.documentElement) return null;
  const { right, bottom, width, height } = rectOf(element);
  const isFarLeft = width > 0 && right + window.scrollX < -FAR_PX;
  const isFarAbove = height > 0 && bottom + window.scrollY < -FAR_PX;
  if (isFarLeft || isFarAbove) return "away";
  const isDot = width <= DOT_PX || height <= DOT_PX;
  if (!isDot && !(hasOwnText(element) && (textContent(element) ?? "").length > FEWEST_LETTERS)) return null;
  const style = getComputedStyle(element);
  if (isPushedOut(style, width) || isPutFarRight(style)) return "away";
  if (style.opacity === "0" && !isDot) return "clear";
  const isCut = /hidden|clip/.test(style.overflow) || style.clip !== "auto" || style.clipPath !== "none";
  return isDot && isCut && style.display !== "inline" && style.display !== "contents" ? "cut" : null;
}

/** By the indent of its first line, which is out on the left, or on the right of what cuts it away. */
function isPushedOut({ textIndent, whiteSpace, overflow }: CSSStyleDeclaration, width: number): boolean {
  const indent = Number.parseFloat(textIndent);
  const isShare = textIndent.endsWith("%");
  if (isShare ? indent <= -100 : indent < -FAR_PX) return true;
  const isFull = isShare ? indent >= 100 : indent > 0 && indent >= width;
  return isFull && whiteSpace === "nowrap" && /hidden|clip/.test(overflow);
}

function isPutFarRight({ position, right }: CSSStyleDeclaration): boolean {
  return /absolute|fixed/.test(position) && Number.parseFloat(right) < -FAR_RIGHT_PX;
}

/** Whether it is there for assistive technology, or a control shows it. */
function servesSomething(element: HTMLElement): boolean {
  if (closestElement(element, `a[href], button, [role=button], ${SPOKEN}`) !== null) return true;
  if (queryAll(element, CONTROLS).length > 0) return true;
  const parent = parentElement(element);
  return [element, parent].some((part) => part !== null && (isReferredTo(part) || isBesideOpener(part)));
}

function isReferredTo(element: Element): boolean {
  const id = attribute(element, "id") ?? "";
  return id !== "" && tagName(element) !== "main" && queryAll(document, referring(id)).length > 0;
}

/** What a click opens usually follows what is clicked. */
function isBesideOpener(element: Element): boolean {
  const parent = parentElement(element);
  if (parent === null || parent === document.body) return false;
  const siblings = [...childElements(parent)];
  const before = siblings[siblings.indexOf(element) - 1];
  if (before === undefined) return false;
  return matchesSelector(before, OPENER) || queryAll(before, OPENER).length > 0;
}

const OPENER =
  "button, summary, label, [aria-expanded], [role=button], [role=tab], [onclick], [data-toggle], [data-bs-toggle]";

function referring(id: string): string {
  const name = CSS.escape(id);
  return ["aria-describedby", "aria-labelledby", "aria-controls", "aria-details", "aria-owns"]
    .map((relation) => `[${relation}~="${name}"]`)
    .concat(`[href="#${name}"]`, `[data-target="#${name}"]`, `[data-bs-target="#${name}"]`)
    .join(", ");
}
