import type { ElementRef } from "#evidence/document.ts";
import { folded, matchesSelector } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen, textOf } from "#gather/page/in-page/semantics.ts";
import { elementsMatching, rulesOf } from "#gather/page/in-page/style-rules.ts";
import { wordsOfContent } from "#gather/page/in-page/written-by-style.ts";

/** Words that a style sheet writes beside an element while the pointer is over it. */
export interface DrawnHint {
  text: string;
  /** Whether the Tab key stops at the element. */
  hasStop: boolean;
  /** Whether a rule writes them for the focus, too. */
  isForFocus: boolean;
  element: ElementRef;
}

/** The last of a selector: what is pointed at, and where it is written. */
const HOVERED = /^(.*):hover(?::not\([^)]*\))?(::?(?:before|after))$/;
const FOCUSED = /^(.*):focus(?:-visible|-within)?(?::not\([^)]*\))?(::?(?:before|after))$/;
const WORDS = /\p{L}{2,}\P{L}+\p{L}{2,}/u;
const STOPS = "a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex^='-'])";
const MOST_RULES = 5000;
const MOST_OF_RULE = 50;
const MOST = 30;
const TEXT_LIMIT = 120;

export function probe({ describe, within }: AskedPage): DrawnHint[] {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    styleRulesIn(rulesOf(sheet).slice(0, MOST_RULES)),
  );
  const selectors = rules.flatMap(({ selectorText, style }) =>
    selectorText.split(",").map((selector) => ({ selector: selector.trim(), style })),
  );
  if (!selectors.some(({ selector }) => HOVERED.test(selector))) return [];
  const focused = new Set(
    selectors.flatMap(({ selector }) => {
      const [, focused = ""] = FOCUSED.exec(selector) ?? [];
      return focused === "" ? [] : elementsMatching(focused);
    }),
  );
  const hints = new Map<Element, Omit<DrawnHint, "element">>();
  for (const { selector, style } of selectors) {
    const [, trigger = "", pseudo = ""] = HOVERED.exec(selector) ?? [];
    if (trigger === "") continue;
    for (const element of elementsMatching(trigger).slice(0, MOST_OF_RULE)) {
      const text = hiddenAtRest(element, { pseudo, style });
      if (text === null || hints.has(element) || !isExposed(element) || !isSeen(element)) continue;
      hints.set(element, {
        text,
        hasStop: matchesSelector(element, STOPS),
        isForFocus: focused.has(element),
      });
    }
  }
  return [...hints].filter(within(MOST)).map(([element, hint]) => ({ ...hint, element: describe(element) }));
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
  return WORDS.test(words) && !textOf(element).includes(words) ? words : null;
}
