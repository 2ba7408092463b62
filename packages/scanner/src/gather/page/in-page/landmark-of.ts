import { attribute, closestElement, folded, matchesSelector, parentElement } from "./dom.ts";

const LABEL_LIMIT = 60;
/** Inside one of these a header or footer belongs to its section, not to the page. */
const SECTIONS = "article, aside, main, nav, section";
const BY_SELECTOR: readonly (readonly [name: string, selector: string])[] = [
  ["banner", "[role=banner]"],
  ["contentinfo", "[role=contentinfo]"],
  ["navigation", "nav, [role=navigation]"],
  ["main", "main, [role=main]"],
  ["complementary", "aside, [role=complementary]"],
  ["search", "search, [role=search]"],
];

/**
 * The landmarks an element is in, the outermost first, with their labels: `banner > navigation Main`. Null
 * outside of all. Equal on pages that repeat the landmark.
 */
export function landmarkOf(element: Element): string | null {
  const path: string[] = [];
  for (let above = parentElement(element); above !== null; above = parentElement(above)) {
    const name = landmarkName(above);
    if (name !== null) path.unshift(name);
  }
  return path.length === 0 ? null : path.join(" > ");
}

function landmarkName(element: Element): string | null {
  const name = roleName(element);
  if (name === null) return null;
  const label = folded(attribute(element, "aria-label"), LABEL_LIMIT);
  return label === "" ? name : `${name} ${label}`;
}

function roleName(element: Element): string | null {
  const known = BY_SELECTOR.find(([, selector]) => matchesSelector(element, selector));
  if (known !== undefined) return known[0];
  const isPageWide = matchesSelector(element, "header, footer") && closestElement(element, SECTIONS) === null;
  if (!isPageWide) return null;
  return matchesSelector(element, "header") ? "banner" : "contentinfo";
}
