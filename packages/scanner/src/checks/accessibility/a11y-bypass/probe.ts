import type { ElementRef } from "#evidence.ts";
import { documentElement, folded, innerText, queryAll } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { isExposed, textOf } from "#gather/page/in-page/semantics.ts";

/** What a page offers to get past its beginning. */
export interface WaysPast {
  /** Characters that can be read, counted up to 2,000. */
  textLength: number;
  hasLink: boolean;
  hasHeading: boolean;
  hasMainArea: boolean;
  hasJumpLink: boolean;
  hasFrame: boolean;
  hasButton: boolean;
  root: ElementRef;
}

/** Null for a document that is no HTML. */
export function probe({ describe }: ProbedPage): WaysPast | null {
  const root = documentElement(document);
  if (!(root instanceof HTMLElement)) return null;
  const has = (selector: string): boolean => everywhere(selector).some((element) => isExposed(element));
  return {
    textLength: folded(innerText(root), 2000).length,
    hasLink: has("a[href]"),
    hasHeading: everywhere("h1,h2,h3,h4,h5,h6,[role=heading]").some(isTellingHeading),
    hasMainArea: has("main,[role=main]"),
    hasJumpLink: has("a[href^='#']"),
    hasFrame: has("frame,iframe"),
    hasButton: has("button,[role=button]"),
    root: describe(root),
  };
}

function isTellingHeading(heading: Element): boolean {
  const hasContent = textOf(heading) !== "" || queryAll(heading, "img[alt],svg,[aria-label]").length > 0;
  return hasContent && isExposed(heading);
}
