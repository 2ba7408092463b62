import type { ElementRef } from "#evidence/document.ts";
import { attribute, attributesOf } from "#gather/page/in-page/dom.ts";
import { everywhere } from "#gather/page/in-page/page-parts.ts";
import type { AskedPage } from "#gather/page/in-page/probed-page.ts";
import { accessibleName, isExposed, isSeen, roleOf } from "#gather/page/in-page/semantics.ts";

/** A link to a place on the page. */
export interface PlaceLink {
  name: string;
  place: string;
  isThere: boolean;
  element: ElementRef;
}

const MOST = 100;
const TEXT_LIMIT = 100;

/** Links in sight to a place on their own page, without those that a script or an address of a single-page app may answer. */
export function probe({ describe, within }: AskedPage): PlaceLink[] {
  return everywhere("a[href^='#']")
    .map((link) => ({ link, place: (attribute(link, "href") ?? "").slice(1) }))
    .filter(({ place }) => /^[^/!=?]+$/.test(place) && place !== "top")
    .filter(({ link }) => roleOf(link) === "link" && !hasScript(link) && isSeen(link) && isExposed(link))
    .filter(within(MOST))
    .map(({ link, place }) => ({
      name: accessibleName(link).slice(0, TEXT_LIMIT),
      place: place.slice(0, TEXT_LIMIT),
      isThere: isThere(place),
      element: describe(link),
    }));
}

function hasScript(link: Element): boolean {
  return [...attributesOf(link)].some(({ name }) =>
    /^(?:data-|on|aria-(?:controls|expanded|haspopup)|@|v-|ng-)/.test(name),
  );
}

function isThere(place: string): boolean {
  const names = [place, decoded(place)].map((name) => CSS.escape(name));
  return names.some((name) => everywhere(`#${name},a[name="${name}"]`).length > 0);
}

function decoded(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    // Written with a bare percent sign, so it is meant as it stands.
    return place;
  }
}
