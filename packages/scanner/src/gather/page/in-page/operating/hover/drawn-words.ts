import { SEVERAL_WORDS, wordsOfContent } from "#gather/page/in-page/written-by-style.ts";

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words that the style sheet writes beside an element, and where they lie if they lie over the page. */
export interface DrawnWords {
  text: string;
  rect: Rect | null;
}

const PARTS = ["::before", "::after"];

/** What is seen right now of the words that a style sheet writes beside an element. */
export function wordsDrawnAt(element: Element): DrawnWords | null {
  for (const part of PARTS) {
    const style = getComputedStyle(element, part);
    if (/^(?:none|normal)$/.test(style.content) || !isSeenNow(style)) continue;
    const text = wordsOfContent(element, style.content).trim();
    if (SEVERAL_WORDS.test(text)) return { text, rect: rectOfPart(element, style) };
  }
  return null;
}

function isSeenNow({ opacity, visibility, display }: CSSStyleDeclaration): boolean {
  return Number(opacity) > 0 && visibility === "visible" && display !== "none";
}

/** Where an absolutely placed part lies in the window; null where it can't be told. */
function rectOfPart(element: Element, style: CSSStyleDeclaration): Rect | null {
  const matrix = new DOMMatrix(style.transform);
  const isOnlyMoved = matrix.is2D && matrix.a === 1 && matrix.b === 0 && matrix.c === 0 && matrix.d === 1;
  const around = placedAround(element);
  if (style.position !== "absolute" || !isOnlyMoved || around === null) return null;
  const place = around.getBoundingClientRect();
  const left = place.left + around.clientLeft + sum(style.left, style.marginLeft) + matrix.e;
  const top = place.top + around.clientTop + sum(style.top, style.marginTop) + matrix.f;
  const isWhole = style.boxSizing === "border-box";
  const inline = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  const block = [style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth];
  const right = left + sum(style.width, ...(isWhole ? [] : inline));
  const bottom = top + sum(style.height, ...(isWhole ? [] : block));
  return [left, top, right, bottom].every(Number.isFinite) ? { left, top, right, bottom } : null;
}

/** What the part is placed by: the element itself or what is around it. */
function placedAround(element: Element): Element | null {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    const { position, transform } = getComputedStyle(around);
    if (position !== "static" || transform !== "none") return around;
  }
  return null;
}

function sum(...lengths: string[]): number {
  return lengths.reduce((whole, length) => whole + Number.parseFloat(length), 0);
}
