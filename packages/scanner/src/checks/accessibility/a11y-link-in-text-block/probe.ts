import {
  childNodes,
  closestElement,
  nodeValue,
  parentElement,
  queryAll,
  textContent,
} from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { blockAround } from "#gather/page/in-page/semantics.ts";

const MOST = 300;
const MOST_PARTS = 60;
const BOLD = 600;
/** Steps of weight from which letters look bolder in any font that has both. */
const CLEARLY = 200;

/**
 * Selectors of links that stand in no text, and of links in bold among lighter text. Without text are those in drawings,
 * such as the regions of a map, those in a box without words of its own, and signs such as the `#` of an anchor beside a heading.
 */
export function probe({ selectorOf }: ProbedPage): string[] {
  const apart = everywhere("a[href]").filter(
    (link) => isSign(link) || isAlone(link) || isBoldAmongText(link),
  );
  return [...everywhere("svg a"), ...apart].slice(0, MOST).map(selectorOf);
}

function isSign(link: Element): boolean {
  return !/[\p{L}\p{N}]/u.test(textContent(link) ?? "");
}

/** Whether all of a link is set in bold letters, and nothing of the text around it. */
function isBoldAmongText(link: Element): boolean {
  const block = blockAround(link);
  if (block === null) return false;
  const own = wordsIn(link).map(weightOf);
  const around = wordsIn(block).filter((node) => closestElement(node, "a[href]") === null);
  if (own.length === 0 || around.length === 0) return false;
  return Math.min(...own) >= BOLD && Math.min(...own) - Math.max(...around.map(weightOf)) >= CLEARLY;
}

/** The elements in which words stand. */
function wordsIn(box: Element): Element[] {
  return [box, ...queryAll(box, "*").slice(0, MOST_PARTS)].filter((part) =>
    [...childNodes(part)].some((node) => node instanceof Text && /\p{L}/u.test(nodeValue(node) ?? "")),
  );
}

function weightOf(element: Element): number {
  return Number(getComputedStyle(element).fontWeight);
}

/** Whether the box around a link, lines and not blocks taken for its own, says nothing besides the link. */
function isAlone(link: Element): boolean {
  let box = parentElement(link);
  while (box !== null && isInline(box)) box = parentElement(box);
  return box !== null && !saysMore(box, link);
}

function saysMore(box: Element, link: Element): boolean {
  return [...childNodes(box)].some((node) => {
    if (node instanceof Text) return /[\p{L}\p{N}]/u.test(nodeValue(node) ?? "");
    if (!(node instanceof Element) || node === link || !isInline(node)) return false;
    return saysMore(node, link);
  });
}

function isInline(element: Element): boolean {
  return getComputedStyle(element).display === "inline";
}
