import type { ElementRef } from "#evidence/document.ts";
import { closestElement, hasOwnText, textContent } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";
import { elementsMatching, rulesOf } from "#gather/page/in-page/style-rules.ts";

import { backgroundOf, type Color, colorOf } from "./background.ts";

/** A first line or letter that style sheets give another color than the rest of its text. */
export interface FirstLine {
  text: string;
  part: "::first-line" | "::first-letter";
  letters: Color;
  behind: Color;
  /** CSS pixels. */
  fontSize: number;
  fontWeight: number;
  element: ElementRef;
}

const PART = /::?first-(?:line|letter)\b/;
const FIRST_LETTER = /^\s*\p{P}*[\p{L}\p{N}]/u;
const OUT_OF_USE = ":disabled,[aria-disabled=true],[inert]";
const MOST_RULES = 20_000;
const MOST = 60;
const TEXT_LIMIT = 60;

export function firstLines({ describe }: ProbedPage): FirstLine[] {
  const rules = [...document.styleSheets].flatMap(rulesOfFirst).slice(0, MOST_RULES);
  const found = new Map<string, FirstLine>();
  for (const { selector, part } of rules) {
    for (const element of elementsMatching(selector)) {
      const look = lookOf(element, part);
      const text = (textContent(element) ?? "").trim();
      if (look === null || !hasOwnText(element) || !isSeen(element) || !isExposed(element)) continue;
      if (closestElement(element, OUT_OF_USE) !== null || !FIRST_LETTER.test(text)) continue;
      const described = describe(element);
      found.set(`${described.selector} ${part}`, {
        text: text.slice(0, TEXT_LIMIT),
        part,
        ...look,
        element: described,
      });
      if (found.size === MOST) return [...found.values()];
    }
  }
  return [...found.values()];
}

function rulesOfFirst(
  list: CSSStyleSheet | CSSGroupingRule,
): { selector: string; part: FirstLine["part"] }[] {
  return rulesOf(list).flatMap((rule) => {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) return rulesOfFirst(rule);
    if (!(rule instanceof CSSStyleRule) || rule.style.color === "") return [];
    return rule.selectorText
      .split(",")
      .filter((selector) => PART.test(selector))
      .map((selector) => ({
        selector: selector.replace(PART, "").trim() || "*",
        part: selector.includes("line") ? ("::first-line" as const) : ("::first-letter" as const),
      }));
  });
}

/** Null where it has no color of its own, or one that is hard to tell. */
function lookOf(
  element: Element,
  part: FirstLine["part"],
): Pick<FirstLine, "letters" | "behind" | "fontSize" | "fontWeight"> | null {
  const { color, backgroundColor, backgroundImage, textShadow, fontSize, fontWeight } = getComputedStyle(
    element,
    part,
  );
  const own = getComputedStyle(element);
  const [letters, ground] = [colorOf(color), colorOf(backgroundColor)];
  if (letters === null || ground === null || color === own.color || letters[3] < 1) return null;
  if (backgroundImage !== "none" || textShadow !== "none" || (ground[3] > 0 && ground[3] < 1)) return null;
  const behind = ground[3] === 1 ? ground : backgroundOf(element);
  if (behind === null) return null;
  return { letters, behind, fontSize: Number.parseFloat(fontSize), fontWeight: Number(fontWeight) };
}
