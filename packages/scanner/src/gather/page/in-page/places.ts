import { attribute, attributesOf } from "./dom.ts";
import { everywhere } from "./page-parts.ts";
import { roleOf } from "./semantics.ts";

/** The place of its own page that a link names; null where a script or a single-page app may answer it. */
export function placeNamedBy(link: Element): string | null {
  const place = (attribute(link, "href") ?? "").replace(/^#/, "");
  const isName = /^[^/!=?]+$/.test(place) && place !== "top";
  return isName && roleOf(link) === "link" && !hasScript(link) ? place : null;
}

function hasScript(link: Element): boolean {
  return [...attributesOf(link)].some(({ name }) =>
    /^(?:data-|on|aria-(?:controls|expanded|haspopup)|@|v-|ng-)/.test(name),
  );
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
