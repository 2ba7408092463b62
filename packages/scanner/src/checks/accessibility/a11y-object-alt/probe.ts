import { checkVisibility, childElements, nodeValue, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** What an object shows. */
export interface ShownObject {
  selector: string;
  /** Media type of the document it shows; null where it shows none of this site. */
  contentType: string | null;
  /** Whether nothing but the words and named pictures for browsers that cannot show it is to be seen. */
  showsWords: boolean;
}

const MOST = 50;

export function probe({ selectorOf }: ProbedPage): ShownObject[] {
  return queryAll(document, "object[data]")
    .filter((element) => element instanceof HTMLObjectElement)
    .slice(0, MOST)
    .map((element) => ({
      selector: selectorOf(element),
      contentType: element.contentDocument?.contentType ?? null,
      showsWords: showsWords(element),
    }));
}

function showsWords(element: HTMLObjectElement): boolean {
  const parts = [...childElements(element)];
  const hasOwnWords = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && (nodeValue(node) ?? "").trim() !== "",
  );
  // An object that shows something has no room for the words inside it.
  const isShown = hasOwnWords && isFallbackShown(element);
  return (parts.length > 0 || isShown) && parts.every((part) => isWords(part));
}

function isFallbackShown(element: HTMLObjectElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length > 0;
}

function isWords(part: Element): boolean {
  const isShown = checkVisibility(part) && part.getClientRects().length > 0;
  const pictures = queryAll(part.parentNode ?? part, "img,svg,canvas,object,embed,video");
  const hasWords = pictures.length > 0 || (part.textContent ?? "").trim() !== "";
  return isShown && hasWords && pictures.every((picture) => accessibleName(picture) !== "");
}
