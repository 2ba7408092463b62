import { attribute, attributesOf, checkVisibility } from "./dom.ts";
import { everywhere } from "./page-parts.ts";
import { isExposed, roleOf } from "./semantics.ts";

/** The place of its own page that a link names; null where a script or a single-page app may answer it. */
export function placeNamedBy(link: Element): string | null {
  const place = (attribute(link, "href") ?? "").replace(/^#/, "");
  const isName = /^[^/!=?]+$/.test(place) && place !== "top";
  return isName && roleOf(link) === "link" && !hasScript(link) ? place : null;
}

/** Marks of frameworks, of counting and of tests ask for no script. */
const MARKS = /^data-(?:v-|astro-|s-|svelte|ga|gtm|track|analytics|test|qa|cy|id$|elementor)/;
const SCRIPTED = /^(?:data-|on|aria-(?:controls|expanded|haspopup)|@|v-|ng-)/;

function hasScript(link: Element): boolean {
  return [...attributesOf(link)].some(({ name }) => SCRIPTED.test(name) && !MARKS.test(name));
}

const LINKS = "a[href],button,input:not([type=hidden]),select,textarea,summary";
/** Stops of the Tab key among which skip links stand. */
const MOST_STOPS = 5;

/** The first stops of the Tab key; many a skip link comes into sight only when it has the focus. */
export function firstStops(): Element[] {
  return everywhere(LINKS)
    .filter((stop) => checkVisibility(stop, { visibilityProperty: true }) && isExposed(stop))
    .slice(0, MOST_STOPS);
}

/** Whether a place that a link names is on the page. */
export function isPlaceThere(place: string): boolean {
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
