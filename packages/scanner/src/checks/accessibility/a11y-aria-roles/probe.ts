import { attribute } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { ProbedPage } from "#gather/page/in-page/probed-page.ts";

/** An element with a role that not every engine knows yet, or that is not written in lower case. */
export interface YoungRole {
  selector: string;
  role: string;
}

/** Roles of WAI-ARIA 1.3, of publications and of drawings. */
const YOUNG_ROLES =
  "[role=paragraph i],[role=image i],[role=mark i],[role=suggestion i],[role=comment i],[role^=graphics- i],[role^=doc- i]";
const MOST = 200;

export function probe({ selectorOf }: ProbedPage): YoungRole[] {
  const capital = everywhere("[role]").filter((element) => /[A-Z]/.test(attribute(element, "role") ?? ""));
  return [...new Set([...everywhere(YOUNG_ROLES), ...capital])].slice(0, MOST).map((element) => ({
    selector: selectorOf(element),
    role: (attribute(element, "role") ?? "").slice(0, 100),
  }));
}
