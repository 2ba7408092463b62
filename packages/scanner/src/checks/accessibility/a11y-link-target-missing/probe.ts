import type { ElementRef } from "#evidence/document.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import { firstStops, isPlaceThere, placeNamedBy } from "#gather/page/in-page/places.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen } from "#gather/page/in-page/semantics.ts";

/** A link to a place on the page. */
export interface PlaceLink {
  name: string;
  place: string;
  isThere: boolean;
  /** Whether it is one of the first stops of the Tab key, where links past menus stand. */
  isEarly: boolean;
  element: ElementRef;
}

const MOST = 100;
const TEXT_LIMIT = 100;

/** Links in sight to a place on their own page, without those that a script or an address of a single-page app may answer. */
export function probe({ describe, within }: AskedPage): PlaceLink[] {
  const early = new Set(firstStops());
  return everywhere("a[href^='#']")
    .flatMap((link) => {
      const place = placeNamedBy(link);
      return place !== null && isSeen(link) && isExposed(link) ? [{ link, place }] : [];
    })
    .filter(within(MOST))
    .map(({ link, place }) => ({
      name: accessibleName(link).slice(0, TEXT_LIMIT),
      place: place.slice(0, TEXT_LIMIT),
      isThere: isPlaceThere(place),
      isEarly: early.has(link),
      element: describe(link),
    }));
}
