import { attribute, childElements, classNames, documentElement, tagName } from "./dom.ts";
import { hashText, semanticClasses } from "./stable-names.ts";

const DEPTH = 7;
const SECTION_TAGS = new Set([
  "header",
  "nav",
  "main",
  "footer",
  "aside",
  "section",
  "article",
  "form",
  "table",
  "dialog",
  "h1",
  "ul",
  "ol",
  "dl",
  "video",
  "iframe",
  "fieldset",
]);
const LANDMARK_ROLES = new Set([
  "banner",
  "navigation",
  "main",
  "contentinfo",
  "complementary",
  "search",
  "form",
  "region",
]);

/**
 * Fingerprint of a page's landmarks and sections. Pages made from one template share it: runs of the same section
 * count once, so a list of ten articles is the same template as a list of three.
 */
export function templateShapeOf(document: Document): string {
  const root = documentElement(document);
  return root === null ? hashText("") : hashText(shapeOf(root, 0));
}

function shapeOf(element: Element, depth: number): string {
  if (depth > DEPTH) return "";
  const inner: string[] = [];
  for (const child of childElements(element)) {
    const shape = shapeOf(child, depth + 1);
    if (shape !== "" && inner.at(-1) !== shape) inner.push(shape);
  }
  const own = sectionName(element);
  if (own === null) return inner.join(",");
  return inner.length === 0 ? own : `${own}(${inner.join(",")})`;
}

function sectionName(element: Element): string | null {
  const tag = tagName(element);
  const role = attribute(element, "role");
  const isSection = SECTION_TAGS.has(tag) || (role !== null && LANDMARK_ROLES.has(role));
  if (!isSection) return null;
  const classes = semanticClasses(classNames(element)).slice(0, 2);
  return [role ?? tag, ...classes].join(".");
}
