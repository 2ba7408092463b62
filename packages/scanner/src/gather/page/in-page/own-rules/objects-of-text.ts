import { checkVisibility, childElements, queryAll } from "../dom.ts";
import type { Cleared } from "./rule-hit.ts";

/**
 * Objects that show a page of text, or the words written for browsers that cannot show them: WCAG 1.1.1 asks for an
 * alternative to what is no text.
 */
export function objectsOfText(): Cleared[] {
  return queryAll(document, "object[data]")
    .filter((element) => element instanceof HTMLObjectElement && (showsPage(element) || showsWords(element)))
    .map((element) => ({ criterion: "1.1.1", element, evenFailed: true }));
}

function showsPage({ contentDocument }: HTMLObjectElement): boolean {
  return contentDocument !== null && /html|text\/plain/.test(contentDocument.contentType);
}

function showsWords(element: HTMLObjectElement): boolean {
  return childElements(element).length > 0 && [...childElements(element)].every((part) => isWords(part));
}

function isWords(part: Element): boolean {
  const isShown = checkVisibility(part) && part.getClientRects().length > 0;
  const hasPictures = queryAll(part.parentNode ?? part, "img,svg,canvas,object,embed,video").length > 0;
  return isShown && !hasPictures && (part.textContent ?? "").trim() !== "";
}
