import type { Evidence } from "#evidence.ts";
import type { LinkRef } from "#evidence/document.ts";

import { addressKey, isOnHost } from "./address-key.ts";
import type { ContentPage } from "./content-pages.ts";

/** A link from one page of the site to another one. */
export interface OwnLink {
  /** Page it stands on. */
  from: string;
  link: LinkRef;
  /** Address it leads to, by `addressKey`. */
  key: string;
}

/** Links of pages to addresses of the site, each address once a page. */
export function ownLinks(pages: ContentPage[], evidence: Evidence): OwnLink[] {
  return pages.flatMap(({ page, document }) => {
    const seen = new Set<string>();
    return document.links.flatMap((link) => {
      if (link.href === null || !isOnHost(link.href, evidence.site.host)) return [];
      const key = addressKey(link.href);
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ from: page.finalUrl, link, key }];
    });
  });
}
