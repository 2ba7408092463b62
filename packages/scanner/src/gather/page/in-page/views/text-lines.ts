import { checkVisibility, closestElement, isElement, nodeValue, parentNode, tagName } from "../dom.ts";
import { isSetInIcons } from "../icons.ts";

/** A text node with its lines as laid out now, in page coordinates. */
export interface TextPart {
  node: Node;
  element: Element;
  lines: DOMRect[];
  fontSize: number;
}

/** Text nodes looked at on one page. */
const MOST_PARTS = 3000;
const NOT_READ = new Set(["script", "style", "noscript", "template", "title", "option", "textarea"]);
/** Icon fonts use the private area, or words: such characters are pictures, which no spacing concerns. */
const LETTER = /[\p{L}\p{N}]/u;

/** All text a person can see now, in document order. Text for screen readers alone is none of it. */
export function textParts(): TextPart[] {
  const walker = document.createTreeWalker(document.body ?? document.documentElement, NodeFilter.SHOW_TEXT);
  const seen = new Map<Element, boolean>();
  const parts: TextPart[] = [];
  for (let node = walker.nextNode(); node !== null && parts.length < MOST_PARTS; node = walker.nextNode()) {
    const element = parentNode(node);
    if (!isElement(element) || !LETTER.test(nodeValue(node) ?? "")) continue;
    const isShown = seen.get(element) ?? isReadByEye(element);
    seen.set(element, isShown);
    if (!isShown) continue;
    const lines = linesOf(node);
    if (lines.length > 0) parts.push({ node, element, lines, fontSize: fontSizeOf(element) });
  }
  return parts;
}

function isReadByEye(element: Element): boolean {
  if (NOT_READ.has(tagName(element)) || isSetInIcons(element)) return false;
  if (closestElement(element, "[aria-hidden=true],svg,[inert]") !== null) return false;
  return checkVisibility(element, { visibilityProperty: true, opacityProperty: true });
}

function linesOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map((line) => new DOMRect(line.x + scrollX, line.y + scrollY, line.width, line.height));
}

function fontSizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize) || 16;
}
