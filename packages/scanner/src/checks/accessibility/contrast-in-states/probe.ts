import { backgroundOf, colorOf, type Color } from "#checks/accessibility/a11y-color-contrast/probe.ts";
import type { ElementRef } from "#evidence/document.ts";
import {
  childElements,
  childNodes,
  closestElement,
  folded,
  matchesSelector,
  nodeValue,
  parentElement,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

import { FOCUSED, FOCUSED_WITHIN, HOVERED, stateRules, whileOn } from "./forced-states.ts";

interface Colors {
  letters: Color;
  behind: Color;
}

/** A text whose colors styles change while the pointer is over it, or while its control has the focus. */
export interface TextInStates {
  state: "hover" | "focus";
  text: string;
  atRest: Colors;
  inState: Colors;
  /** CSS pixels, in the state. */
  fontSize: number;
  fontWeight: number;
  element: ElementRef;
}

const FOCUSABLE =
  "a[href],button:enabled,summary,[tabindex]:not([tabindex^='-']),[role=button],input[type=submit],input[type=button]";
const LEFT_OUT = ":disabled,[aria-disabled=true],[inert],svg,option,noscript,script,style";
const MOST_TEXTS = 150;
const TEXT_LIMIT = 40;
const LAID_OVER = /absolute|fixed|sticky/;
const LINE_PX = 4;
const WORDS = /[\p{L}\p{N}]/u;

/** Texts in sight whose colors differ in a state, one of each look, where both backgrounds are one plain color. */
export function probe({ describe, within }: AskedPage): TextInStates[] {
  const rules = stateRules();
  const found: (Omit<TextInStates, "element"> & { place: Element })[] = [];
  for (const state of ["hover", "focus"] as const) {
    const own = rules.filter((rule) => rule.states.has(state));
    const colored = new Set(own.flatMap((rule) => rule.colored));
    const texts = oneOfEachLook([...colored].flatMap(textsIn)).filter(within(MOST_TEXTS));
    const atRest = new Map(texts.map((place) => [place, colorsOf(place)]));
    whileOn(own, () => {
      for (const place of texts) {
        const rest = atRest.get(place) ?? null;
        const seen = rest === null ? null : asState(place, state);
        if (rest === null || seen === null) continue;
        found.push({ state, text: folded(ownTextOf(place), TEXT_LIMIT), atRest: rest, ...seen, place });
      }
    });
  }
  return found.map(({ place, ...text }) => ({ ...text, element: describe(place) }));
}

/** Null where the state changes nothing, or what it shows cannot be told. */
function asState(
  place: Element,
  state: TextInStates["state"],
): Pick<TextInStates, "inState" | "fontSize" | "fontWeight"> | null {
  const before = looks(place);
  const target = state === "focus" ? closestElement(place, FOCUSABLE) : place;
  if (target === null) return null;
  const marked: [Element, string][] = [];
  const mark = (element: Element, name: string): void => {
    if (element.hasAttribute(name)) return;
    element.setAttribute(name, "");
    marked.push([element, name]);
  };
  if (state === "focus") mark(target, FOCUSED);
  for (let around: Element | null = target; around !== null; around = parentElement(around))
    mark(around, state === "focus" ? FOCUSED_WITHIN : HOVERED);
  try {
    if (looks(place) === before) return null;
    const inState = colorsOf(place);
    const { fontSize, fontWeight } = getComputedStyle(place);
    if (inState === null) return null;
    return { inState, fontSize: Number.parseFloat(fontSize), fontWeight: Number(fontWeight) };
  } finally {
    for (const [element, name] of marked) element.removeAttribute(name);
  }
}

/** What tells whether anything about the text's colors changed. */
function looks(place: Element): string {
  const parts: string[] = [];
  for (let element: Element | null = place; element !== null; element = parentElement(element)) {
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    parts.push(element === place ? color : "", backgroundColor, backgroundImage, opacity);
  }
  return parts.join(";");
}

/** Null where the letters or what is behind them is more than one plain color. */
function colorsOf(place: Element): Colors | null {
  if (!isPlain(place)) return null;
  const style = getComputedStyle(place);
  const letters = colorOf(style.color);
  const fill = style.getPropertyValue("-webkit-text-fill-color");
  const behind = backgroundOf(place);
  if (letters === null || letters[3] !== 1 || behind === null || fill !== style.color) return null;
  return { letters, behind };
}

/** Whether nothing but backgrounds of the elements around it can lie behind or over a text. */
function isPlain(place: Element): boolean {
  const box = rectOf(place);
  let inner: Element | null = null;
  for (let element: Element | null = place; element !== null; element = parentElement(element)) {
    const style = getComputedStyle(element);
    if (style.boxShadow.includes("inset") || style.filter !== "none" || style.mixBlendMode !== "normal")
      return false;
    if (style.textShadow !== "none" && element === place) return false;
    const isOpaque = (colorOf(style.backgroundColor)?.[3] ?? 0) === 1;
    if (LAID_OVER.test(style.position) && !isOpaque) return false;
    if (["::before", "::after"].some((name) => isLayer(getComputedStyle(element, name)))) return false;
    const others = [...childElements(element)].filter((child) => child !== inner);
    if (others.some((child) => isOver(child, box))) return false;
    if (isOpaque) return true;
    inner = element;
  }
  return true;
}

/** A line under a link is none. */
function isLayer({ content, position, height }: CSSStyleDeclaration): boolean {
  const isThere = content !== "none" && content !== "normal" && LAID_OVER.test(position);
  return isThere && !(Number.parseFloat(height) <= LINE_PX);
}

/** A part laid over or under its neighbors, which may slide in in the state. */
function isOver(element: Element, box: DOMRect): boolean {
  const { position, display, visibility, opacity } = getComputedStyle(element);
  if (display === "none" || position === "static" || visibility === "hidden" || opacity === "0") return false;
  const other = rectOf(element);
  return !(
    other.right <= box.left ||
    other.left >= box.right ||
    other.bottom <= box.top ||
    other.top >= box.bottom
  );
}

function textsIn(element: Element): Element[] {
  return [element, ...queryAll(element, "*")].filter(
    (part) =>
      WORDS.test(ownTextOf(part)) &&
      closestElement(part, LEFT_OUT) === null &&
      isSeen(part) &&
      isExposed(part),
  );
}

/** Buttons of one kind look alike: one of them tells it of all. */
function oneOfEachLook(texts: readonly Element[]): Element[] {
  const looked = new Map<string, Element>();
  for (const text of new Set(texts)) {
    const key = `${kindOf(text)} ${looks(text)}`;
    if (!looked.has(key)) looked.set(key, text);
  }
  return [...looked.values()];
}

function kindOf(element: Element): string {
  const parent = parentElement(element);
  const above = parent === null ? "" : `${tagName(parent)}.${parent.className}`;
  const isControl = matchesSelector(element, FOCUSABLE);
  return `${above} ${tagName(element)}.${element.getAttribute("class") ?? ""} ${isControl}`;
}

function ownTextOf(element: Element): string {
  return [...childNodes(element)]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? (nodeValue(node) ?? "") : ""))
    .join("");
}
