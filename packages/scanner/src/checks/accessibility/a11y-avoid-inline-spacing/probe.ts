import type { ElementRef } from "#evidence/document.ts";
import { queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen, textOf } from "#gather/page/in-page/semantics.ts";

export type SpacingProperty = "letter-spacing" | "word-spacing" | "line-height";

/** An element whose style attribute forces something. */
export interface ForcedStyle {
  /** Spacings it forces, with the tightest of any text that takes it over. */
  spacings: {
    property: SpacingProperty;
    /** As written in the style attribute. */
    value: string;
    /** In parts of the font size; null where no text is spaced by it. */
    tightest: number | null;
  }[];
  element: ElementRef;
}

const PROPERTIES: readonly SpacingProperty[] = ["letter-spacing", "word-spacing", "line-height"];
const MOST = 300;

export function probe({ describe, within }: AskedPage): ForcedStyle[] {
  return everywhere("[style*=important i]")
    .filter((element) => element instanceof HTMLElement)
    .filter(within(MOST))
    .map((element) => ({
      spacings: PROPERTIES.filter((name) => element.style.getPropertyPriority(name) === "important").map(
        (property) => ({
          property,
          value: element.style.getPropertyValue(property),
          tightest: tightestOf(element, property),
        }),
      ),
      element: describe(element),
    }));
}

/** Measured at each text that takes the spacing over, by the size of its own letters. */
function tightestOf(element: HTMLElement, property: SpacingProperty): number | null {
  const own = getComputedStyle(element).getPropertyValue(property);
  const inside = queryAll(element, "*").filter((inner) => inner instanceof HTMLElement);
  const shares = [element, ...inside].flatMap((holder) => {
    if (!hasOwnText(holder) || !isSeen(holder) || !holdsWords(holder, property)) return [];
    const style = getComputedStyle(holder);
    const set = style.getPropertyValue(property);
    if (set !== own && property !== "line-height") return [];
    return [lengthOf(set, property, style) / Number.parseFloat(style.fontSize)];
  });
  return shares.length === 0 ? null : Math.min(...shares);
}

/** `normal` is about 1.2 for lines and 0 between letters and words. */
function lengthOf(set: string, property: SpacingProperty, { fontSize }: CSSStyleDeclaration): number {
  if (set !== "normal") return Number.parseFloat(set);
  return property === "line-height" ? 1.2 * Number.parseFloat(fontSize) : 0;
}

function hasOwnText(element: HTMLElement): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() !== "",
  );
}

/** Words are spaced only where there are several, lines only where the text breaks by itself. */
function holdsWords(element: HTMLElement, property: SpacingProperty): boolean {
  const text = textOf(element);
  if (property === "letter-spacing") return text.length > 1;
  if (!text.includes(" ")) return false;
  return property === "word-spacing" || isBrokenIntoLines(element);
}

function isBrokenIntoLines(element: HTMLElement): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const tops = new Set(
      [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
    );
    if (tops.size > 1) return true;
  }
  return false;
}
