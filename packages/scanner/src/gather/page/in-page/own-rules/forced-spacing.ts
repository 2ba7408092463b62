import { queryAll } from "../dom.ts";
import { everywhere } from "./page-parts.ts";
import type { Cleared, RuleHit } from "./rule-hit.ts";
import { isSeen, textOf } from "./semantics.ts";

interface Spacing {
  property: "letter-spacing" | "word-spacing" | "line-height";
  /** Least width or height in parts of the font size. */
  least: number;
  actRule: string;
}

// https://www.w3.org/TR/WCAG22/#text-spacing
const SPACINGS: readonly Spacing[] = [
  { property: "letter-spacing", least: 0.12, actRule: "24afc2" },
  { property: "word-spacing", least: 0.16, actRule: "9e45ec" },
  { property: "line-height", least: 1.5, actRule: "78fd32" },
];
/** Rounding of computed lengths. */
const ROUNDING = 0.005;

/** Texts whose spacing a style attribute forces below what readers must be able to set. */
export function forcedSpacing(): RuleHit[] {
  return forced()
    .filter(({ element, spacing }) => isTooTight(element, spacing))
    .map(({ element, spacing }) => ({
      rule: "spacing-forced",
      verdict: "failed",
      wcag: ["1.4.12"],
      actRules: [spacing.actRule],
      severity: "medium",
      message: `The style attribute forces a ${spacing.property} below ${spacing.least} times the font size. Readers can't change it`,
      element,
    }));
}

/** Texts whose forced spacing is wide enough, or does nothing. */
export function harmlessSpacing(): Cleared[] {
  const tight = new Set(forcedSpacing().map(({ element }) => element));
  return everywhere("[style*=important i]")
    .filter((element) => !tight.has(element))
    .map((element) => ({ criterion: "1.4.12", element }));
}

/** What follows the page's own style sheets can be changed there, whatever its weight. */
const FOLLOWING = new Set(["inherit", "unset"]);

function forced(): { element: HTMLElement; spacing: Spacing }[] {
  return everywhere("[style*=important i]").flatMap((element) => {
    if (!(element instanceof HTMLElement)) return [];
    const { style } = element;
    return SPACINGS.filter(({ property }) => style.getPropertyPriority(property) === "important")
      .filter(({ property }) => !FOLLOWING.has(style.getPropertyValue(property)))
      .map((spacing) => ({ element, spacing }));
  });
}

/** Judged at each text that takes the spacing over, by the size of its own letters. */
function isTooTight(element: HTMLElement, { property, least }: Spacing): boolean {
  const own = getComputedStyle(element).getPropertyValue(property);
  const inside = queryAll(element, "*").filter((inner) => inner instanceof HTMLElement);
  return [element, ...inside].some((holder) => {
    if (!hasOwnText(holder) || !isSeen(holder) || !holdsWords(holder, property)) return false;
    const style = getComputedStyle(holder);
    const set = style.getPropertyValue(property);
    if (set !== own && property !== "line-height") return false;
    const size = Number.parseFloat(style.fontSize);
    // `normal` is about 1.2 for lines and 0 between letters and words.
    const length = set === "normal" ? (property === "line-height" ? 1.2 * size : 0) : Number.parseFloat(set);
    return length / size < least - ROUNDING;
  });
}

function hasOwnText(element: HTMLElement): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() !== "",
  );
}

/** Words are spaced only where there are several, lines only where the text breaks by itself. */
function holdsWords(element: HTMLElement, property: Spacing["property"]): boolean {
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
