import type { ElementRef } from "#evidence/document.ts";
import { attribute, closestElement, tagName } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, roleOf, textOf } from "#gather/page/in-page/semantics.ts";

export interface Heading {
  /** What screen readers say of it. */
  text: string;
  level: number;
  /** Whether it stands in the main content, or the page has none. */
  isInMain: boolean;
  element: ElementRef;
}

const MAIN = "main,[role=main]";
const MOST = 300;
const TEXT_LIMIT = 300;

/** Headings that screen readers tell as such. */
export function probe({ describe, within }: AskedPage): Heading[] {
  const hasMain = everywhere(MAIN).length > 0;
  return everywhere("h1,h2,h3,h4,h5,h6,[role=heading]")
    .filter((heading) => roleOf(heading) === "heading" && isExposed(heading))
    .filter(within(MOST))
    .map((heading) => ({
      text: (accessibleName(heading) || textOf(heading)).slice(0, TEXT_LIMIT),
      level: levelOf(heading),
      isInMain: !hasMain || closestElement(heading, MAIN) !== null,
      element: describe(heading),
    }));
}

/** A heading of a role alone is one of level 2. https://www.w3.org/TR/wai-aria-1.2/#heading */
function levelOf(heading: Element): number {
  const told = Number(attribute(heading, "aria-level"));
  if (Number.isInteger(told) && told > 0) return told;
  return Number(/^h([1-6])$/.exec(tagName(heading))?.[1] ?? 2);
}
