import { queryAll } from "./dom.ts";

/** Rules of a style sheet, or of a group in it; none of a sheet of another origin, which keeps its rules to itself. */
export function rulesOf(list: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...list.cssRules];
  } catch {
    return [];
  }
}

/** Elements below a root that a selector matches; none where it is no selector, or one that this browser does not know. */
export function elementsMatching(selector: string, root: Document | ShadowRoot = document): Element[] {
  try {
    return queryAll(root, selector);
  } catch {
    return [];
  }
}
