import type { ElementRef } from "#evidence/document.ts";
import { hasOwnText, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isSeen, textOf } from "#gather/page/in-page/semantics.ts";

export type SpacingProperty = "letter-spacing" | "word-spacing" | "line-height";

/** An element whose style attribute forces something. */
export interface ForcedStyle {
  /** Spacings it forces, and how tight its own text is by them. */
  spacings: {
    property: SpacingProperty;
    /** As written in the style attribute. */
    value: string;
    /** In parts of the font size; null where no text is spaced by it. */
    tightest: number | null;
  }[];
  /** Selectors of texts in it that take a spacing over and force none themselves. */
  followers: string[];
  element: ElementRef;
}

const PROPERTIES: readonly SpacingProperty[] = ["letter-spacing", "word-spacing", "line-height"];
const MOST = 300;
const MOST_FOLLOWERS = 50;

export function probe({ describe, selectorOf, within }: AskedPage): ForcedStyle[] {
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
      followers: queryAll(element, "*")
        .filter((inner) => inner instanceof HTMLElement && hasOwnText(inner) && !forcesAny(inner))
        .slice(0, MOST_FOLLOWERS)
        .map(selectorOf),
      element: describe(element),
    }));
}

function forcesAny(element: HTMLElement): boolean {
  return PROPERTIES.some((name) => element.style.getPropertyPriority(name) === "important");
}

/** Of its own text: what only takes the spacing over, such as a word in it, a reader's style sheet can space anew. */
function tightestOf(element: HTMLElement, property: SpacingProperty): number | null {
  if (!hasOwnText(element) || !isSeen(element) || !holdsWords(element, property)) return null;
  const style = getComputedStyle(element);
  return lengthOf(style.getPropertyValue(property), property, style) / Number.parseFloat(style.fontSize);
}

/** `normal` is about 1.2 for lines and 0 between letters and words. */
function lengthOf(set: string, property: SpacingProperty, { fontSize }: CSSStyleDeclaration): number {
  if (set !== "normal") return Number.parseFloat(set);
  return property === "line-height" ? 1.2 * Number.parseFloat(fontSize) : 0;
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
