import { attribute, folded, matchesSelector } from "./dom.ts";
import { isExposed, isSeen, textOf } from "./semantics.ts";
import { saysItExplains } from "./says-it-explains.ts";
import { elementsMatching, rulesOf } from "./style-rules.ts";
import { SEVERAL_WORDS, wordsOfContent } from "./written-by-style.ts";

/** Words that a style sheet writes beside an element while the pointer is over it. */
export interface HintOfStyle {
  element: Element;
  text: string;
  /** Whether the Tab key stops at the element. */
  hasStop: boolean;
  /** Whether a rule writes them for the focus, too, and the element can have it. */
  isForFocus: boolean;
  /** Set where the element says by its sign or its pointer that it explains. */
  explains?: true;
}

/** The last of a selector: what is pointed at, and where it is written. */
const HOVERED = /^(.*):hover(?::not\([^)]*\))?(::?(?:before|after))$/;
const FOCUSED = /^(.*):focus(?:-visible|(-within))?(?::not\([^)]*\))?(::?(?:before|after))$/;
const STOPS = "a[href],area[href],button,input,select,textarea,summary,[tabindex]:not([tabindex^='-'])";
const MOST_RULES = 5000;
const MOST_OF_RULE = 50;
const TEXT_LIMIT = 120;

/** What style sheets write beside elements under the pointer, and not at rest. */
export function hintsOfStyle(): HintOfStyle[] {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    styleRulesIn(rulesOf(sheet).slice(0, MOST_RULES)),
  );
  const selectors = rules.flatMap(({ selectorText, style }) =>
    selectorText.split(",").map((selector) => ({ selector: selector.trim(), style })),
  );
  if (!selectors.some(({ selector }) => HOVERED.test(selector))) return [];
  const focused = new Set(selectors.flatMap(({ selector }) => focusedBy(selector)));
  const hints = new Map<Element, HintOfStyle>();
  for (const { selector, style } of selectors) {
    const [, trigger = "", pseudo = ""] = HOVERED.exec(selector) ?? [];
    if (trigger === "") continue;
    for (const element of elementsMatching(trigger).slice(0, MOST_OF_RULE)) {
      const text = hiddenAtRest(element, { pseudo, style });
      if (text === null || hints.has(element) || !isExposed(element) || !isSeen(element)) continue;
      const hasStop = matchesSelector(element, STOPS);
      const explains = saysItExplains(element, textOf(element)) ? { explains: true as const } : {};
      hints.set(element, { element, text, hasStop, isForFocus: focused.has(element), ...explains });
    }
  }
  return [...hints.values()];
}

/** Elements beside which a rule writes once the focus is there: a rule alone doesn't make any element take it. */
function focusedBy(selector: string): Element[] {
  const [, focused = "", within] = FOCUSED.exec(selector) ?? [];
  if (focused === "") return [];
  return elementsMatching(focused).filter(
    (element) => isFocusable(element) || (within !== undefined && element.querySelector(STOPS) !== null),
  );
}

function isFocusable(element: Element): boolean {
  return matchesSelector(element, STOPS) || attribute(element, "tabindex") !== null;
}

function styleRulesIn(rules: readonly CSSRule[]): CSSStyleRule[] {
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    return rule instanceof CSSGroupingRule ? styleRulesIn(rulesOf(rule)) : [];
  });
}

/** The words, if nothing of them can be seen at rest and the element does not say them itself; else null. */
function hiddenAtRest(
  element: Element,
  { pseudo, style }: { pseudo: string; style: CSSStyleDeclaration },
): string | null {
  const atRest = getComputedStyle(element, pseudo.startsWith("::") ? pseudo : `:${pseudo}`);
  const { content, opacity, visibility, display } = atRest;
  const isDrawn = !/^(?:none|normal|""|)$/.test(content);
  const isShown = isDrawn && opacity !== "0" && visibility === "visible" && display !== "none";
  if (isShown) return null;
  const words = folded(wordsOfContent(element, style.content === "" ? content : style.content), TEXT_LIMIT);
  return SEVERAL_WORDS.test(words) && !textOf(element).includes(words) ? words : null;
}
