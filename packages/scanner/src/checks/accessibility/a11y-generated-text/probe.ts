import { backgroundOf, type Color, colorOf } from "#checks/accessibility/a11y-color-contrast/probe.ts";
import type { ElementRef } from "#evidence/document.ts";
import { closestElement, textContent } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
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
const DISABLED = ":disabled,[aria-disabled=true],[inert]";
const MOST_RULES = 20_000;
const MOST = 30;
const TEXT_LIMIT = 80;

/** Elements in sight to which style sheets add at least two words, each once. */
export function probe({ describe }: ProbedPage): GeneratedText[] {
  const found = new Map<Element, { text: string; place: AddingRule["place"] }>();
  for (const { selector, place } of [...document.styleSheets].flatMap(addingRules).slice(0, MOST_RULES)) {
    for (const element of elementsMatching(selector)) {
      const text = spoken(getComputedStyle(element, place).content);
      if (WORDS.test(text) && isSeen(element) && isExposed(element)) found.set(element, { text, place });
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

interface AddingRule {
  selector: string;
  place: "::before" | "::after";
}

function addingRules(list: CSSStyleSheet | CSSGroupingRule): AddingRule[] {
  return rulesOf(list).flatMap((rule) => {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return addingRules(rule);
    if (!(rule instanceof CSSStyleRule) || !WORDS.test(rule.style.content)) return [];
    return rule.selectorText
      .split(",")
      .filter((selector) => PSEUDO.test(selector))
      .map((selector) => ({
        selector: selector.replace(PSEUDO, "").trim() || "*",
        place: selector.includes("before") ? "::before" : "::after",
      }));
  });
}

/** The strings of a `content`, without what follows a slash: that is its text alternative, empty for decoration. */
function spoken(content: string): string {
  if (/\/\s*""\s*$/.test(content)) return "";
  return [...content.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text ?? "").join("");
}

/** Nothing for words that are not drawn, or drawn where something else may lie behind them. */
function lookOf(element: Element, place: AddingRule["place"]): Pick<GeneratedText, "look"> {
  const style = getComputedStyle(element, place);
  const { color, backgroundColor, backgroundImage, opacity, position, textShadow, visibility } = style;
  const [letters, own] = [colorOf(color), colorOf(backgroundColor)];
  const { fontSize: size, fontWeight, display, transform, clipPath } = style;
  const fontSize = Number.parseFloat(size);
  const isPlain = [backgroundImage, textShadow, transform, clipPath].every((value) => value === "none");
  const isInFlow =
    ["static", "relative"].includes(position) && display !== "none" && visibility === "visible";
  if (letters === null || own === null || !isPlain || !isInFlow || opacity !== "1") return {};
  if (
    closestElement(element, DISABLED) !== null ||
    letters[3] < 1 ||
    fontSize < 1 ||
    (own[3] > 0 && own[3] < 1)
  )
    return {};
  const behind = own[3] === 1 ? own : backgroundOf(element);
  return behind === null ? {} : { look: { letters, behind, fontSize, fontWeight: Number(fontWeight) } };
}
