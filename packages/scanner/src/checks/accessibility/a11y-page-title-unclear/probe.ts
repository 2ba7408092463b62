import type { ElementRef } from "#evidence/document.ts";
import { queryAll } from "#gather/page/in-page/dom.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { textOf } from "#gather/page/in-page/semantics.ts";

/** What browsers show as the page's name, beside what the page itself says. */
export interface PageTitle {
  title: string;
  /** Other titles of the document, which browsers ignore. */
  ignored: string[];
  mainHeadings: string[];
  element: ElementRef;
}

/** Null where the page has no title, or an empty one. */
export function probe({ describe }: ProbedPage): PageTitle | null {
  const element = queryAll(document, "title").find((title) => title instanceof HTMLTitleElement);
  if (element === undefined || document.title.trim() === "") return null;
  return {
    title: document.title.slice(0, 500),
    ignored: queryAll(document, "head title")
      .filter((title) => title !== element)
      .slice(0, 10)
      .map((title) => textOf(title).slice(0, 500)),
    mainHeadings: queryAll(document, "h1")
      .slice(0, 20)
      .map((heading) => textOf(heading).slice(0, 500)),
    element: describe(element),
  };
}
