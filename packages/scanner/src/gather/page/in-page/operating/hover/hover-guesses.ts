import {
  attributesOf,
  childElements,
  classNames,
  closestElement,
  folded,
  isElement,
  matchesSelector,
  queryAll,
  rectOf,
  tagName,
  textContent,
} from "#gather/page/in-page/dom.ts";
import type { PageState } from "#gather/page/in-page/operating/page/page-state.ts";
import { queryPage } from "#gather/page/in-page/operating/page/through-shadows.ts";

/** How attributes and classes speak of more that comes under the pointer. */
const TELLS_MORE =
  /(?:^|[-_])(?:tips?|tooltips?|hints?|infos?|pop(?:over|up)?s?|help|hover(?:card)?|bubbles?|previews?|explain|explanation|glossary|definition|term|note|bulle|hinweis|aide|ayuda|dica|nota)(?:$|[-_])/i;
const TEXTS = "span,a,abbr,dfn,em,strong,b,i,mark,td,th,li,button,cite,sup";
const DASHED = /^(?:dotted|dashed)$/;
const LONGEST = 60;
const MOST = 4;
const LARGE = 0.4;
/** A line or two of text. */
const HIGH = 60;

/**
 * What may show more where scripts hear of the pointer at one place for all of a page: what is marked as a term is, by its line
 * or pointer, and what its class or data says so of.
 */
export function hoverGuesses(hearing: ReadonlySet<Node>, state: PageState): Element[] {
  const around = [...hearing].filter((node) => !isElement(node) || isLarge(node));
  if (around.length === 0) return [];
  const isHeard = (element: Element): boolean =>
    around.some((node) => !isElement(node) || node.contains(element));
  return queryPage(TEXTS)
    .filter((element) => state.has(element) && isShort(element) && isHeard(element))
    .filter((element) => isMarkedAsTerm(element) || saysSo(element))
    .slice(0, MOST);
}

/** Short texts that hear of the pointer as it moves over them. */
export function textsMovedOver(moves: ReadonlySet<Node>): Element[] {
  return [...moves]
    .filter(isElement)
    .filter((element) => rectOf(element).height <= HIGH && isShort(element))
    .filter((element) => queryAll(element, "canvas,svg,img,input").length === 0)
    .slice(0, MOST);
}

function isLarge(element: Element): boolean {
  const { width, height } = rectOf(element);
  return matchesSelector(element, "html,body,main") || width * height >= LARGE * innerWidth * innerHeight;
}

function isShort(element: Element): boolean {
  const text = folded(textContent(element), LONGEST + 1);
  return text.length > 1 && text.length <= LONGEST && [...childElements(element)].length <= 1;
}

function isMarkedAsTerm(element: Element): boolean {
  if (matchesSelector(element, "abbr,dfn")) return true;
  const { cursor, borderBottomStyle, borderBottomWidth, textDecorationStyle, textDecorationLine } =
    getComputedStyle(element);
  const isInline = tagName(element) !== "td" && tagName(element) !== "li";
  const hasLine =
    (DASHED.test(borderBottomStyle) && borderBottomWidth !== "0px") ||
    (DASHED.test(textDecorationStyle) && textDecorationLine.includes("underline"));
  return cursor === "help" || (isInline && hasLine && closestElement(element, "nav") === null);
}

function saysSo(element: Element): boolean {
  const data = [...attributesOf(element)].filter(({ name }) => name.startsWith("data-"));
  return [...classNames(element), ...data.map(({ name }) => name)].some((name) => TELLS_MORE.test(name));
}
