import type { ElementRef } from "#evidence/document.ts";
import { checkVisibility, matchesSelector } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { isPlaceThere, placeNamedBy } from "#gather/page/in-page/places.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed } from "#gather/page/in-page/semantics.ts";

/** One of the first links of a page to a place on it. */
export interface EarlyLink {
  name: string;
  /** Null where a script may answer it. */
  place: string | null;
  isThere: boolean;
  element: ElementRef;
}

const LINKS = "a[href],button,input:not([type=hidden]),select,textarea,summary";
/** Stops of the Tab key among which skip links stand. */
const MOST_STOPS = 5;
const TEXT_LIMIT = 100;

/** Links to a place among the first stops of the Tab key; many come into sight only when they have the focus. */
export function probe({ describe }: AskedPage): EarlyLink[] {
  return everywhere(LINKS)
    .filter((stop) => checkVisibility(stop, { visibilityProperty: true }) && isExposed(stop))
    .slice(0, MOST_STOPS)
    .filter((stop) => matchesSelector(stop, "a[href^='#']"))
    .map((link) => {
      const place = placeNamedBy(link);
      return {
        name: accessibleName(link).slice(0, TEXT_LIMIT),
        place: place === null ? null : place.slice(0, TEXT_LIMIT),
        isThere: place === null || isPlaceThere(place),
        element: describe(link),
      };
    });
}
