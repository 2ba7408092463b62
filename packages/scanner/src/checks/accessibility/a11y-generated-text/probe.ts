import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/background.ts";
import type { ElementRef } from "#evidence/document.ts";
import { isBlended } from "#gather/page/in-page/contrast/blended.ts";
import { closestElement, textContent } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isIconFont } from "#gather/page/in-page/icons.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";
import { elementsMatching, rulesOf } from "#gather/page/in-page/style-rules.ts";

/** A text that stands in a style sheet only. */
export interface GeneratedText {
  text: string;
  /** Whether the element has words of its own. */
  hasOwnWords: boolean;
  /** How it is drawn; absent where a picture, a shadow or another layer makes the colors hard to tell. */
  look?: LookOfGenerated;
  element: ElementRef;
}

export interface LookOfGenerated {
  letters: Color;
  behind: Color;
  /** CSS pixels. */
  fontSize: number;
  fontWeight: number;
}

const PSEUDO = /::?(?:before|after)\b/;
const WORDS = /\p{L}{2,}\s+\p{L}{2,}/u;
/** A single letter of an alphabet is often drawn as a sign, such as `x`; in other scripts one is a word. */
const LETTERS = /\p{L}{2}|\p{Lo}|\p{N}/u;
const DECORATION = /\/\s*""\s*$/;
/** Strings, and counters. */
const PARTS = /"((?:[^"\\]|\\.)*)"|counters?\((?:[^()"]|"[^"]*"|\([^)]*\))*\)/g;
/** Counters that draw a sign or nothing. */
const SIGN_COUNTER = /,\s*(?:disc|circle|square|none|disclosure-\w+|symbols\(.*\))\s*\)$/;
const DISABLED = ":disabled,[aria-disabled=true],[inert]";
/** CSS pixels by which words are pushed out of sight. */
const FAR_INDENT = 200;
const MOST_RULES = 20_000;
const MOST = 60;
const TEXT_LIMIT = 80;

/** Elements in sight to which style sheets add letters or numbers, each once; those with several words first. */
export function probe({ describe }: ProbedPage): GeneratedText[] {
  const found = new Map<Element, { text: string; place: AddingRule["place"] }>();
  const rules = [...document.styleSheets].flatMap(addingRules).slice(0, MOST_RULES);
  for (const { selector, place } of rules.toSorted((a, b) => Number(b.hasWords) - Number(a.hasWords))) {
    for (const element of elementsMatching(selector)) {
      const known = found.get(element);
      const { content, fontFamily } = getComputedStyle(element, place);
      if (known !== undefined && hasWords(known.text)) continue;
      // Fonts of icons make a picture of a letter.
      if (hasLetters(content) && !isIconFont(fontFamily) && isSeen(element) && isExposed(element))
        found.set(element, { text: spoken(content), place });
      if (found.size === MOST) break;
    }
  }
  return [...found].slice(0, MOST).map(([element, { text, place }]) => ({
    text: text.slice(0, TEXT_LIMIT),
    hasOwnWords: /\p{L}/u.test(textContent(element) ?? ""),
    ...lookOf(element, place),
    element: describe(element),
  }));
}

function hasWords(text: string): boolean {
  return WORDS.test(text);
}

function hasLetters(content: string): boolean {
  return LETTERS.test(spoken(content)) || countersIn(content).length > 0;
}

interface AddingRule {
  selector: string;
  hasWords: boolean;
  place: "::before" | "::after";
}

function addingRules(list: CSSStyleSheet | CSSGroupingRule): AddingRule[] {
  return rulesOf(list).flatMap((rule) => {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return addingRules(rule);
    if (!(rule instanceof CSSStyleRule) || !hasLetters(rule.style.content)) return [];
    return rule.selectorText
      .split(",")
      .filter((selector) => PSEUDO.test(selector))
      .map((selector) => ({
        selector: selector.replace(PSEUDO, "").trim() || "*",
        hasWords: hasWords(spoken(rule.style.content)),
        place: selector.includes("before") ? "::before" : "::after",
      }));
  });
}

/**
 * The strings of a `content`, with `#` for each counter, but without what follows a slash: that is its text alternative,
 * empty for decoration.
 */
function spoken(content: string): string {
  if (DECORATION.test(content)) return "";
  return [...content.matchAll(PARTS)]
    .map(([part, text]) => text ?? (SIGN_COUNTER.test(part) ? "" : "#"))
    .join("");
}

/** Those that draw numbers or letters. */
function countersIn(content: string): string[] {
  if (DECORATION.test(content)) return [];
  return [...content.matchAll(PARTS)].flatMap(([part, text]) =>
    text === undefined && !SIGN_COUNTER.test(part) ? [part] : [],
  );
}

/** Nothing for words that are not drawn, or drawn where something else may lie behind them. */
function lookOf(element: Element, place: AddingRule["place"]): Pick<GeneratedText, "look"> {
  const style = getComputedStyle(element, place);
  const { color, backgroundColor, backgroundImage, opacity, position, textShadow, visibility } = style;
  const [letters, own] = [colorOf(color), colorOf(backgroundColor)];
  const { fontSize: size, fontWeight, display, transform, clipPath, textIndent } = style;
  const fontSize = Number.parseFloat(size);
  const isPlain = [backgroundImage, textShadow, transform, clipPath].every((value) => value === "none");
  const isInFlow =
    ["static", "relative"].includes(position) && display !== "none" && visibility === "visible";
  if (letters === null || own === null || !isPlain || !isInFlow || opacity !== "1") return {};
  if (
    closestElement(element, DISABLED) !== null ||
    isBlended(element) ||
    Math.abs(Number.parseFloat(textIndent)) > FAR_INDENT ||
    letters[3] < 1 ||
    fontSize < 1 ||
    (own[3] > 0 && own[3] < 1)
  )
    return {};
  const behind = own[3] === 1 ? own : backgroundOf(element);
  return behind === null ? {} : { look: { letters, behind, fontSize, fontWeight: Number(fontWeight) } };
}
