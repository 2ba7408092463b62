import { attribute, tagName } from "./dom.ts";

/** What slides of one carousel, or messages of one list, have in common. */
export function elementKind(element: Element): string {
  const [first = ""] = (attribute(element, "class") ?? "").trim().split(/\s+/);
  return `${tagName(element)}.${first}`;
}
