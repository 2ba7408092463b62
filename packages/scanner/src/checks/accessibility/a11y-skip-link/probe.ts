import type { ElementRef } from "#evidence/document.ts";
import { firstStops, isPlaceThere, placeNamedBy } from "#gather/page/in-page/places.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** One of the first links of a page to a place on it, which no script answers. */
export interface EarlyLink {
  name: string;
  place: string;
  isThere: boolean;
  element: ElementRef;
}

export interface LinksToPlaces {
  early: EarlyLink[];
  /** Links to places further on. */
  later: { name: string; selector: string }[];
}

const TEXT_LIMIT = 100;
const MOST = 200;

/** Links to a place on the page, those among the first stops of the Tab key apart. */
export function probe({ describe, selectorOf, within }: AskedPage): LinksToPlaces {
  const first = new Set<Element>(firstStops());
  const later = everywhere("a[href^='#']").filter((link) => !first.has(link));
  return {
    early: earlyLinks(first, describe),
    later: later
      .filter(within(MOST))
      .map((link) => ({ name: accessibleName(link).slice(0, TEXT_LIMIT), selector: selectorOf(link) })),
  };
}

function earlyLinks(first: Iterable<Element>, describe: AskedPage["describe"]): EarlyLink[] {
  return [...first].flatMap((link) => {
    const place = link.matches("a[href^='#']") ? placeNamedBy(link) : null;
    if (place === null) return [];
    return [
      {
        name: accessibleName(link).slice(0, TEXT_LIMIT),
        place: place.slice(0, TEXT_LIMIT),
        isThere: isPlaceThere(place),
        element: describe(link),
      },
    ];
  });
}
