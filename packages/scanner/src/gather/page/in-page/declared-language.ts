import { attribute, closestElement } from "./dom.ts";

/** The language an element is in by what it, or the nearest part around it, declares; empty where nothing does. */
export function declaredLanguage(element: Element): string {
  const declaring = closestElement(element, "[lang]");
  return declaring === null ? "" : (attribute(declaring, "lang") ?? "");
}
