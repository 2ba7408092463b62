import { queryAll } from "#gather/page/in-page/dom.ts";

/** Attributes that stand for a state of an element while the rules for it are on. */
export const HOVERED = "data-plumbline-hovered";
export const FOCUSED = "data-plumbline-focused";
export const FOCUSED_WITHIN = "data-plumbline-focused-within";

/** A style rule for a state. */
export interface StateRule {
  states: ReadonlySet<"hover" | "focus">;
  rule: CSSStyleRule;
  /** Elements that get other colors by it; none where it changes something else, or only what is drawn before and after. */
  colored: Element[];
}

const COLORING = /color|background|opacity|^--/;
/** Of one rule; those that look alike are looked at once. */
const MOST_COLORED = 40;
const ATTRIBUTES: readonly (readonly [state: RegExp, attribute: string])[] = [
  [/:hover\b/g, HOVERED],
  [/:focus-within\b/g, FOCUSED_WITHIN],
  [/:focus(?:-visible)?(?![\w-])/g, FOCUSED],
];

/** Rules of the style sheets that can be read. Those of other servers mostly cannot. */
export function stateRules(): StateRule[] {
  return [...document.styleSheets].flatMap((sheet) => rulesIn(sheet)).flatMap(asStateRule);
}

function rulesIn(holder: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): CSSStyleRule[] {
  let rules: CSSRuleList;
  try {
    rules = holder.cssRules;
  } catch {
    return [];
  }
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
    if (rule instanceof CSSStyleRule) return [rule, ...rulesIn(rule)];
    if (rule instanceof CSSImportRule) return rule.styleSheet === null ? [] : rulesIn(rule.styleSheet);
    return rule instanceof CSSGroupingRule ? rulesIn(rule) : [];
  });
}

function asStateRule(rule: CSSStyleRule): StateRule[] {
  const { selectorText } = rule;
  const states = new Set<"hover" | "focus">();
  if (selectorText.includes(":hover")) states.add("hover");
  if (selectorText.includes(":focus")) states.add("focus");
  if (states.size === 0) return [];
  const always = selectorText.replaceAll(/:(?:hover|focus-within|focus-visible|focus)(?![\w-])/g, ":not(#_)");
  const isColoring = [...rule.style].some((name) => COLORING.test(name));
  // Nested selectors mean nothing without what is around them.
  const isPlain = isColoring && !/&|::/.test(always);
  return [{ states, rule, colored: isPlain ? queryAll(document, always).slice(0, MOST_COLORED) : [] }];
}

/** Lets the rules take attributes for states meanwhile, in their own places of the cascade, without transitions. */
export function whileOn(rules: readonly StateRule[], look: () => void): void {
  const selectors = rules.map(({ rule }) => rule.selectorText);
  const still = new CSSStyleSheet();
  still.replaceSync("*,*::before,*::after{transition:none!important}");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  try {
    for (const { rule } of rules) rule.selectorText = onAttributes(rule.selectorText);
    look();
  } finally {
    for (const [index, { rule }] of rules.entries()) rule.selectorText = selectors[index] ?? "";
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  }
}

/** `a:hover` with the same weight: `a:is(:hover,[data-...])`. */
function onAttributes(selector: string): string {
  return ATTRIBUTES.reduce(
    (text, [state, attribute]) => text.replaceAll(state, (name) => `:is(${name},[${attribute}])`),
    selector,
  );
}
