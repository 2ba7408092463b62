import type { ElementRef } from "#evidence/document.ts";
import { folded, hasOwnText, queryAll, textContent } from "#gather/page/in-page/dom.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, isSeen } from "#gather/page/in-page/semantics.ts";
import { elementsMatching, rulesOf } from "#gather/page/in-page/style-rules.ts";

/** A text whose size the window alone sets. */
export interface WindowSizedText {
  /** The size as the style sheet says it. */
  size: string;
  pixels: number;
  /** Whether the style sheets set another size for some other window. */
  changesWithWindow: boolean;
  text: string;
  element: ElementRef;
}

const BY_WINDOW = /^([\d.]+)(vw|vh|vmin|vmax)$/;
const MOST_RULES = 20_000;
const MOST = 50;
const TEXT_LIMIT = 80;
const NEAR_PX = 0.6;

interface SizeRule {
  selector: string;
  size: string;
  /** Whether the window is as its media query asks. */
  holds: boolean;
}

/** Elements in sight with text of their own whose font size is a share of the window and nothing else. */
export function probe({ describe, within }: AskedPage): WindowSizedText[] {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => sizeRules(sheet, true))
    .filter(within(MOST_RULES));
  const byWindow = rules.filter(({ holds, size }) => holds && BY_WINDOW.test(size));
  const elements = new Map(
    byWindow.flatMap(({ selector, size }) =>
      elementsMatching(selector).map((element) => [element, size] as const),
    ),
  );
  for (const styled of queryAll(document, "[style*='font-size']")) {
    const size = styled instanceof HTMLElement ? styled.style.fontSize : "";
    if (BY_WINDOW.test(size)) elements.set(styled, size);
  }
  return [...elements]
    .flatMap(([element, size]) => textsSizedBy(element, size).map((text) => ({ text, size, from: element })))
    .filter(within(MOST))
    .map(({ text, size, from }) => ({
      size,
      pixels: sizeOf(text),
      changesWithWindow: rules.some(
        ({ selector, holds }) => !holds && elementsMatching(selector).includes(from),
      ),
      text: folded(textContent(text), TEXT_LIMIT),
      element: describe(text),
    }));
}

function sizeRules(list: CSSStyleSheet | CSSGroupingRule, holds: boolean): SizeRule[] {
  return rulesOf(list).flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return sizeRules(rule, holds && matchMedia(rule.conditionText).matches);
    if (rule instanceof CSSStyleRule) {
      const size = rule.style.fontSize;
      return size === "" ? [] : [{ selector: rule.selectorText, size, holds }];
    }
    return rule instanceof CSSGroupingRule ? sizeRules(rule, holds) : [];
  });
}

/** The element and what inherits from it, as far as they have text of their own in that size. */
function textsSizedBy(element: Element, size: string): Element[] {
  const [, share = "0", unit = "vw"] = BY_WINDOW.exec(size) ?? [];
  const { innerWidth: width, innerHeight: height } = globalThis;
  const whole =
    { vw: width, vh: height, vmin: Math.min(width, height), vmax: Math.max(width, height) }[unit] ?? 0;
  const pixels = (Number(share) * whole) / 100;
  return [element, ...queryAll(element, "*")]
    .filter(
      (part) =>
        hasOwnText(part) && Math.abs(sizeOf(part) - pixels) < NEAR_PX && isSeen(part) && isExposed(part),
    )
    .slice(0, 1);
}

function sizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize);
}
