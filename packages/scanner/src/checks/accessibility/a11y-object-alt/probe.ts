import { checkVisibility, childElements, queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** What an object shows. */
export interface ShownObject {
  selector: string;
  /** Media type of the document it shows; null where it shows none of this site. */
  contentType: string | null;
  /** Whether nothing but the words written for browsers that cannot show it is to be seen. */
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
  return childElements(element).length > 0 && [...childElements(element)].every((part) => isWords(part));
}

function isWords(part: Element): boolean {
  const isShown = checkVisibility(part) && part.getClientRects().length > 0;
  const hasPictures = queryAll(part.parentNode ?? part, "img,svg,canvas,object,embed,video").length > 0;
  return isShown && !hasPictures && (part.textContent ?? "").trim() !== "";
}
