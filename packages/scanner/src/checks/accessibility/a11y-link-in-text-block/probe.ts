import { childNodes, nodeValue, parentElement } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

const MOST = 300;

/** Selectors of links that stand in no text: in drawings, such as the regions of a map, and in a box without words of its own. */
export function probe({ selectorOf }: ProbedPage): string[] {
  const alone = everywhere("a[href]").filter(isAlone);
  return [...everywhere("svg a"), ...alone].slice(0, MOST).map(selectorOf);
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
