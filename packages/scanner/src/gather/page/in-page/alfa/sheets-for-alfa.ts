/**
 * Style sheets as Alfa's reader takes them: objects that look like those of the CSSOM. Given the real ones it drops a
 * whole sheet with the first rule it does not know (`@container`, `@property`), and reads thousands of rules that no
 * element of the page needs.
 */

import { rulesOf } from "../style-rules.ts";

interface SheetLike {
  cssRules: RuleLike[];
  disabled: boolean;
  media: MediaList;
}

/** A rule that is passed on as it is, or one made here whose `constructor.name` tells what it is. */
type RuleLike = CSSRule | { constructor: { name: string }; [property: string]: unknown };

const KEPT_AS_THEY_ARE = new Set(["CSSLayerStatementRule", "CSSNamespaceRule"]);
/** Pseudo-classes and pseudo-elements without arguments; escaped colons belong to names. */
const PLAIN_PSEUDO = /(?<!\\)::?[a-z-]+/gi;

/** Runs something while documents and shadow roots show their sheets like this. Only this world sees it. */
export async function withSheetsForAlfa<Result>(read: () => Promise<Result>): Promise<Result> {
  const own = [Document.prototype, ShadowRoot.prototype].flatMap((root) =>
    ["styleSheets", "adoptedStyleSheets"].flatMap((name) => {
      const property = Object.getOwnPropertyDescriptor(root, name);
      return property === undefined ? [] : [{ root, name, property }];
    }),
  );
  for (const { root, name, property } of own) {
    Object.defineProperty(root, name, {
      ...property,
      get(this: Document | ShadowRoot) {
        return sheetsForAlfa(this, property.get?.call(this));
      },
    });
  }
  try {
    return await read();
  } finally {
    for (const { root, name, property } of own) Object.defineProperty(root, name, property);
  }
}

function sheetsForAlfa(root: Document | ShadowRoot, sheets: Iterable<CSSStyleSheet>): SheetLike[] {
  return [...sheets].map((sheet) => ({
    cssRules: asAlfaTakes(rulesOf(sheet), root, null),
    disabled: sheet.disabled,
    media: sheet.media,
  }));
}

/** @param parent selector of the rule they are nested in */
function asAlfaTakes(
  rules: Iterable<CSSRule>,
  root: Document | ShadowRoot,
  parent: string | null,
): RuleLike[] {
  return [...rules].flatMap((rule) => oneRule(rule, root, parent));
}

function oneRule(rule: CSSRule, root: Document | ShadowRoot, parent: string | null): RuleLike[] {
  if (rule instanceof CSSStyleRule) return styleRules(rule, root, parent);
  if (rule instanceof CSSNestedDeclarations) {
    return parent === null ? [] : [styleRule(parent, rule.style)];
  }
  if (rule instanceof CSSImportRule) return [importRule(rule, root)];
  if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule || rule instanceof CSSLayerBlockRule) {
    return [group(rule, asAlfaTakes(rule.cssRules, root, parent))];
  }
  return KEPT_AS_THEY_ARE.has(rule.constructor.name) ? [rule] : [];
}

/** A rule and those nested in it, each with a selector of its own. */
function styleRules(rule: CSSStyleRule, root: Document | ShadowRoot, parent: string | null): RuleLike[] {
  const selectorText = parent === null ? rule.selectorText : unnested(rule.selectorText, parent);
  if (isUnused(selectorText, root)) return [];
  const own = rule.style.length === 0 ? [] : [styleRule(selectorText, rule.style)];
  return [...own, ...asAlfaTakes(rule.cssRules, root, selectorText)];
}

function unnested(selector: string, parent: string): string {
  const around = `:is(${parent})`;
  return selector.includes("&") ? selector.replaceAll("&", around) : `${around} ${selector}`;
}

function styleRule(selectorText: string, style: CSSStyleDeclaration): RuleLike {
  return { constructor: { name: "CSSStyleRule" }, selectorText, style };
}

function importRule(rule: CSSImportRule, root: Document | ShadowRoot): RuleLike {
  const { media, href, supportsText, layerName, styleSheet } = rule;
  const sheet = styleSheet === null ? null : { ...sheetsForAlfa(root, [styleSheet])[0] };
  return { constructor: { name: "CSSImportRule" }, media, href, supportsText, layerName, styleSheet: sheet };
}

function group(rule: CSSMediaRule | CSSSupportsRule | CSSLayerBlockRule, cssRules: RuleLike[]): RuleLike {
  const { name } = rule.constructor;
  return rule instanceof CSSLayerBlockRule
    ? { constructor: { name }, name: rule.name, cssRules }
    : { constructor: { name }, conditionText: rule.conditionText, cssRules };
}

/** Whether no element can be meant, in whatever state it is; not told of selectors with arguments. */
function isUnused(selector: string, root: Document | ShadowRoot): boolean {
  if (selector.includes("(")) return false;
  try {
    return root.querySelector(selector.replaceAll(PLAIN_PSEUDO, "")) === null;
  } catch {
    // Nothing is left of it without its states, as of `::selection`.
    return false;
  }
}
