import { getDomain } from "tldts";

import { type ExampleOf, plainExample, type PlaceToFix } from "./fixed-place.ts";

/** Lines of a zone file for the domain of the site; null for a site without one. */
export function dnsRecord(lineFor: (domain: string, place: PlaceToFix) => string | null): ExampleOf {
  return (place) => {
    const domain = getDomain(place.page);
    return domain === null ? null : plainExample(lineFor(domain, place));
  };
}
