import type { Evidence } from "#evidence.ts";

import { isOnHost, looseAddressKey } from "./address-key.ts";
import type { ContentPage } from "./content-pages.ts";

/** Addresses linked from a page other than themselves, and those they redirect to. */
export function linkedKeys(pages: ContentPage[]): Set<string> {
  const keys = new Set<string>();
  for (const { page, document } of pages) {
    const own = looseAddressKey(page.finalUrl);
    for (const { href } of document.links) {
      const key = href === null ? own : looseAddressKey(href);
      if (key !== own) keys.add(key);
    }
  }
  for (const { page } of pages) {
    if (keys.has(looseAddressKey(page.url))) keys.add(looseAddressKey(page.finalUrl));
  }
  return keys;
}

/** Whether every own page that is linked was visited. */
export function wasCrawledWhole(linked: Set<string>, { pages, site }: Evidence): boolean {
  const visited = new Set(
    pages.flatMap((page) => [looseAddressKey(page.url), looseAddressKey(page.finalUrl)]),
  );
  const host = site.host.replace(/^www\./, "");
  const own = [...linked].filter((key) => isOnHost(`https://${key}`, host));
  return own.every((key) => visited.has(key)) && pages.every(({ notMeasured }) => notMeasured === null);
}
