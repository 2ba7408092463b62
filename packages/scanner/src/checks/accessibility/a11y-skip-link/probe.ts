import type { ElementRef } from "#evidence/document.ts";
import { firstStops, isPlaceThere, placeNamedBy } from "#gather/page/in-page/places.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName } from "#gather/page/in-page/semantics.ts";

/** One of the first links of a page to a place on it, which no script answers. */
export interface EarlyLink {
  name: string;
  place: string;
  isThere: boolean;
  element: ElementRef;
}

const TEXT_LIMIT = 100;

/** Links to a place among the first stops of the Tab key. */
export function probe({ describe }: AskedPage): EarlyLink[] {
  return firstStops().flatMap((link) => {
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
