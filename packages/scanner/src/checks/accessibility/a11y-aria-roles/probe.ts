import { attribute, matchesSelector } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** An element with a role that not every engine knows yet. */
export interface YoungRole {
  selector: string;
  role: string;
  /** Whether it is a link, button, field or stop of the Tab key. */
  isOperable: boolean;
}

/** Roles of WAI-ARIA 1.3, of publications and of drawings. */
const YOUNG_ROLES =
  "[role=image i],[role=mark i],[role=suggestion i],[role=comment i],[role^=graphics- i],[role^=doc- i]";
const MOST = 200;

export function probe({ selectorOf }: ProbedPage): YoungRole[] {
  return everywhere(YOUNG_ROLES)
    .slice(0, MOST)
    .map((element) => ({
      selector: selectorOf(element),
      role: (attribute(element, "role") ?? "").slice(0, 100),
      isOperable: matchesSelector(element, "a,button,input,[tabindex]"),
    }));
}
