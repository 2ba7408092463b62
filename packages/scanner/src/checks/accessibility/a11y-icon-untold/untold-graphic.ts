import {
  attribute,
  attributesOf,
  closestElement,
  folded,
  matchesSelector,
  nodeValue,
  queryAll,
  rectOf,
  tagName,
} from "#gather/page/in-page/dom.ts";
import { isSetInIcons } from "#gather/page/in-page/icons.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A small graphic that no text stands for. */
export interface UntoldGraphic {
  element: Element;
  /** The same for graphics that look the same. */
  look: string;
}

/** CSS pixels up to which a graphic is an icon. */
const LARGEST = 48;
const SMALLEST = 6;
const NAMED = "img,svg,[role=img],[aria-label],[aria-labelledby],[title]";
const CONTROLS =
  "a[href],button,input,select,textarea,summary,video,audio,iframe,canvas,[role=button],[tabindex]";
/** Attributes that make two drawings of one look differ. */
const OF_ONE_ONLY = /^(?:id|class|style|clip-path|mask|filter|aria-.*|role|focusable|data-.*|xmlns.*)$/;
/** Signs that icon fonts use for their pictures, which have no name. */
const PRIVATE_SIGNS = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/u;
const PSEUDO = ["::before", "::after"] as const;

/** The icons of an element that shows and says nothing else; null where it does, or shows none. */
export function onlyGraphicIn(holder: Element): UntoldGraphic | null {
  if (queryAll(holder, CONTROLS).length > 0 || isNamed(holder)) return null;
  const parts = [holder, ...queryAll(holder, "*")].filter(isSeen);
  if (saysText(holder) || parts.some(isNamed)) return null;
  return untoldGraphicOf(parts);
}

/** The icons among some elements, as one graphic; null where there are none, or a larger picture. */
export function untoldGraphicOf(parts: readonly Element[]): UntoldGraphic | null {
  const looks = parts.flatMap((element) => {
    const look = closestElement(element.parentElement ?? element, "svg") === null ? lookOf(element) : "";
    return look === "" ? [] : [{ element, look }];
  });
  const [first] = looks;
  if (first === undefined || !looks.every(({ element }) => isIcon(element))) return null;
  return { element: first.element, look: looks.map(({ look }) => look).join(" ") };
}

/** Text that people see and hear, or hear alone; signs such as a tick that are hidden from screen readers are pictures. */
function saysText(holder: Element): boolean {
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = folded(nodeValue(node), 100);
    if (parent === null || text === "" || closestElement(parent, "svg,script,style") !== null) continue;
    const isPicture = PRIVATE_SIGNS.test(text) || (!isExposed(parent) && isSign(parent, text));
    if (!isPicture && (isExposed(parent) || isSeen(parent))) return true;
  }
  return false;
}

function isSign(parent: Element, text: string): boolean {
  return isSetInIcons(parent) || !/[\p{L}\p{N}]/u.test(text);
}

function isNamed(element: Element): boolean {
  if (!matchesSelector(element, NAMED)) return saysInPseudo(element);
  return isExposed(element) && (accessibleName(element) !== "" || (attribute(element, "title") ?? "") !== "");
}

/** Screen readers read what styles put before a text, but for the signs of icon fonts. */
function saysInPseudo(element: Element): boolean {
  return (
    isExposed(element) &&
    PSEUDO.some(
      (place) => /[^\s"]/.test(wordsOf(element, place)) && !PRIVATE_SIGNS.test(wordsOf(element, place)),
    )
  );
}

/** Words of the generated content; empty where it is an image or none. */
function wordsOf(element: Element, place: (typeof PSEUDO)[number]): string {
  const { content } = getComputedStyle(element, place);
  return /^".*"$/s.test(content) ? content.slice(1, -1) : "";
}

function lookOf(element: Element): string {
  if (tagName(element) === "svg") return lookOfDrawing(element);
  if (element instanceof HTMLImageElement) return element.currentSrc;
  const style = getComputedStyle(element);
  const drawn = PSEUDO.map((place) => {
    const { content, backgroundImage, maskImage, backgroundPosition } = getComputedStyle(element, place);
    const isThere = content !== "none" && content !== "normal";
    const isDrawn = [content, backgroundImage, maskImage].some((value) => value.includes("url("));
    return isThere && (isDrawn || wordsOf(element, place) !== "")
      ? `${content} ${backgroundImage} ${maskImage} ${backgroundPosition}`
      : "";
  });
  const isGround = [style.backgroundImage, style.maskImage].some((value) => value.includes("url("));
  const ground = isGround ? `${style.backgroundImage} ${style.maskImage} ${style.backgroundPosition}` : "";
  const signs = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : ""));
  const look = [ground, ...drawn, ...signs].filter((part) => part !== "").join(" ");
  return look === "" ? "" : `${look} ${style.color} ${style.backgroundColor}`;
}

function lookOfDrawing(drawing: Element): string {
  return queryAll(drawing, "*")
    .map((part) => {
      const { fill, stroke } = getComputedStyle(part);
      const own = [...attributesOf(part)].filter(({ name }) => !OF_ONE_ONLY.test(name));
      return [tagName(part), fill, stroke, ...own.map(({ name, value }) => `${name}=${value}`)].join(" ");
    })
    .join(";");
}

function isIcon(element: Element): boolean {
  const { width, height } = rectOf(element);
  // A cell or a line may be wide, with a small picture on its ground.
  const isBox = !matchesSelector(element, "img,svg");
  return height <= LARGEST && height >= SMALLEST && (isBox || (width <= LARGEST && width >= SMALLEST));
}
