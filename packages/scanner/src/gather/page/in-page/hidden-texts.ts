import type { HiddenTextRef } from "#evidence/document.ts";

import type { Describer } from "./describe-element.ts";
import {
  checkVisibility,
  contains,
  folded,
  isVisible,
  ownText,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "./dom.ts";
import { type HiddenText, howOutOfSight, textOutOfSight } from "./texts-out-of-sight.ts";

const FEWEST_WORDS = 10;
const MOST_TEXTS = 20;
const TEXT_LIMIT = 200;
/** What is cut down to a dot is kept for screen readers. */
const DOT = 4;
const SHOWN = { visibilityProperty: true, opacityProperty: true };
const UNREAD = new Set([
  "script",
  "style",
  "textarea",
  "noscript",
  "template",
  "select",
  "option",
  "svg",
  "head",
  "title",
]);
const PICTURES = "img,video,canvas,iframe,object,embed,svg";

/** Texts of many words that no one can read: of one pixel, in the color of the ground they are on, or out of sight. */
export function readHiddenTexts(elements: readonly Element[], describer: Describer): HiddenTextRef[] {
  const hidden: HiddenTextRef[] = [];
  let around: Element | null = null;
  for (const element of elements) {
    if (hidden.length === MOST_TEXTS) break;
    if (!(element instanceof HTMLElement) || UNREAD.has(tagName(element))) continue;
    if (around !== null && contains(around, element)) continue;
    const how = howOutOfSight(element);
    if (how !== null) around = element;
    const found = how === null ? unreadableText(element) : textOutOfSight(element, how);
    if (found !== null) hidden.push({ ...describer.describe(element), ...found });
  }
  return hidden;
}

function unreadableText(element: HTMLElement): HiddenText | null {
  const text = folded(ownText(element), Number.POSITIVE_INFINITY);
  const words = text === "" ? 0 : text.split(" ").length;
  const how = words < FEWEST_WORDS ? null : howHidden(element);
  return how === null ? null : { how, words, text: text.slice(0, TEXT_LIMIT) };
}

function howHidden(element: Element): HiddenTextRef["how"] | null {
  if (rectOf(element).width <= DOT) return null;
  const { fontSize, color } = getComputedStyle(element);
  // Letters without size leave their element without height.
  if (Number.parseFloat(fontSize) <= 1) return checkVisibility(element, SHOWN) ? "tiny" : null;
  if (!isVisible(element)) return null;
  return color === plainGroundOf(element) ? "color" : null;
}

/** The color behind an element; null where pictures may be there, or no element says what it is. */
function plainGroundOf(element: Element): string | null {
  for (let layer: Element | null = element; layer !== null; layer = parentElement(layer)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(layer);
    if (backgroundImage !== "none" || queryAll(layer, PICTURES).length > 0) return null;
    if (backgroundColor.startsWith("rgb(")) return backgroundColor;
  }
  return null;
}
