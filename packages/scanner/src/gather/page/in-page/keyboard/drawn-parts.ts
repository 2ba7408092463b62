import { matchesSelector, tagName } from "../dom.ts";
import { rulesOf } from "../style-rules.ts";

/** A part of a field that the browser draws, such as the track of a slider. */
const PART = /::-webkit-[\w-]+$/;

interface PartRule {
  /** Of the field itself. */
  selector: string;
  text: string;
}

let known: PartRule[] | null = null;

/** How styles have the parts of a field drawn. Nobody can read what they look like, only the rules that apply. */
export function partLook(element: Element): string {
  if (tagName(element) !== "input") return "";
  known ??= [...document.styleSheets].flatMap(partRules);
  return known
    .filter(({ selector }) => matchesSelector(element, selector))
    .map(({ text }) => text)
    .join(";");
}

function partRules(list: CSSStyleSheet | CSSGroupingRule): PartRule[] {
  return rulesOf(list).flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule)) return rule instanceof CSSGroupingRule ? partRules(rule) : [];
    return (
      rule.selectorText
        .split(/,(?![^(]*\))/)
        .map((selector) => selector.trim())
        .filter((selector) => PART.test(selector))
        // Without an element before it, a part is that of any.
        .map((selector) => selector.replace(PART, "").replace(/(?:^|[\s>+~])$/, "$&*"))
        .map((selector) => ({ selector, text: rule.style.cssText }))
    );
  });
}
