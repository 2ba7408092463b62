import type { ElementRef } from "#evidence/document.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, roleOf, textOf } from "#gather/page/in-page/semantics.ts";

export interface Heading {
  /** What screen readers say of it. */
  text: string;
  element: ElementRef;
}

const MOST = 300;
const TEXT_LIMIT = 300;

/** Headings that screen readers tell as such. */
export function probe({ describe }: ProbedPage): Heading[] {
  return everywhere("h1,h2,h3,h4,h5,h6,[role=heading]")
    .filter((heading) => roleOf(heading) === "heading" && isExposed(heading))
    .slice(0, MOST)
    .map((heading) => ({
      text: (accessibleName(heading) || textOf(heading)).slice(0, TEXT_LIMIT),
      element: describe(heading),
    }));
}
