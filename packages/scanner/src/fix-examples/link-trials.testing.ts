import { aDocument, aLink, aPage, gathered } from "#evidence-builders.testing.ts";
import type { LinkRef } from "#evidence/document.ts";

import type { Trial } from "./consent-trials.testing.ts";
import { filledIn } from "./mended-page.testing.ts";
import { openingTag } from "./opening-tag.ts";

/** A page with one link, made of its markup. */
function link(
  check: string,
  markup: string,
  ofTag: (of: (name: string) => string) => Partial<LinkRef>,
): Trial {
  return {
    check,
    site: (example) => {
      const snippet = filledIn(example ?? markup);
      const attributes = openingTag(snippet)?.attributes;
      const made = aLink({ snippet, ...ofTag((name) => attributes?.get(name) ?? "") });
      return { pages: [aPage({ document: gathered(aDocument({ links: [made] })) })] };
    },
  };
}

/** A trial for each check whose example is a link with other attributes. */
export const LINK_TRIALS: readonly Trial[] = [
  link("seo-nofollow-internal", '<a href="/a" rel="nofollow noopener">A</a>', (of) => ({ rel: of("rel") })),
  link(
    "seo-campaign-links",
    '<a href="/a?color=red&amp;utm_source=home&amp;utm_medium=b#sizes">A</a>',
    (of) => ({
      href: new URL(of("href"), "https://shop.example/").href,
    }),
  ),
];
