import { pageCheck, verdictOf } from "#check.ts";
import type { LinkRef } from "#evidence/document.ts";

import { looseAddressKey } from "./address-key.ts";
import { judgeContent } from "./content-pages.ts";

/** A fragment that names no part of a page but a view of an app. */
const ROUTE = /^#!?\/[^/]|^#![^/]/;
const FEWEST_ROUTES = 2;
/** Written so by apps alone: one is enough. */
const APP_ROUTE = /^#!\/[^/]/;

/** Views that differ only behind the hash sign. */
export const seoHashRoutes = pageCheck({
  id: "seo-hash-routes",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/url-structure#fragments"],
  defect: "Pages that differ only behind “#”",
  title: "Each page has an address of its own",
  whyItMatters:
    "Search engines ignore what stands behind the “#” of an address. They take all these views for one page, and see only what it shows first.",
  businessImpact: "What these views show does not appear in search results, and links to them can't rank.",
  fixSteps: [
    "In your app's router, change from hash addresses to real paths (history mode).",
    "Have the server answer each of these paths with its content, and an unknown one with 404.",
    "Link to the new addresses, and list them in the sitemap.",
  ],
  effort: "L",
  resources: [
    {
      title: "URL structure: fragments",
      url: "https://developers.google.com/search/docs/crawling-indexing/url-structure#fragments",
    },
  ],
  evaluate: (page) =>
    judgeContent(page, ({ document }) => {
      if (document.links.length === 0) return { outcome: "not-applicable", reason: "The page has no links" };
      const routes = new Map(
        document.links.flatMap((link) => {
          const route = routeOf(link, page.finalUrl);
          return route === null ? [] : [[route, link] as const];
        }),
      );
      const [first] = routes;
      const isApp = [...routes.keys()].some((route) => APP_ROUTE.test(route));
      if (first === undefined || (routes.size < FEWEST_ROUTES && !isApp)) return { outcome: "passed" };
      const [route, { selector, snippet, component }] = first;
      const isOne = routes.size === 1;
      return verdictOf([
        {
          message: isOne
            ? `A link leads to this page's own address with ${route} behind it. Does it show content that should be found?`
            : `${routes.size} links differ only behind “#”, such as ${route}. Do they show content that should be found?`,
          page: page.finalUrl,
          element: { selector, snippet, component },
          outcome: "review",
        },
      ]);
    }),
});

/** The route a link leads to within its own page; null for other links. */
function routeOf({ href }: LinkRef, page: string): string | null {
  const address = href === null ? null : URL.parse(href);
  if (address === null || !ROUTE.test(address.hash)) return null;
  return looseAddressKey(address.href.split("#")[0] ?? "") === looseAddressKey(page) ? address.hash : null;
}
