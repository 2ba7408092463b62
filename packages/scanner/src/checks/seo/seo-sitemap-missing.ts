import { count } from "@plumbline/contract/numbers";

import { siteCheck } from "#check.ts";
import { plainExample } from "#fix-examples/fixed-place.ts";
import { knownPages } from "#judge/pages-of-site.ts";

import { indexablePages, tooFewPages } from "./content-pages.ts";

/** Below this many pages a crawler finds everything by links alone. */
const SMALL_SITE = 50;

/** No sitemap: search engines must find every page by its links. */
export const seoSitemapMissing = siteCheck({
  id: "seo-sitemap-missing",
  area: "seo",
  severity: "low",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview"],
  defect: "No sitemap",
  title: "The site has a sitemap",
  whyItMatters:
    "A sitemap tells search engines which pages exist and when they changed. A small site with good links can do without one.",
  businessImpact: "New and changed pages appear in search results later.",
  fixSteps: [
    "Turn on the sitemap in your CMS or its SEO plugin.",
    'Add the line "Sitemap: https://your-site/sitemap.xml" to robots.txt.',
    "Submit the address in Google Search Console and Bing Webmaster Tools.",
  ],
  effort: "S",
  example: ({ page }) =>
    plainExample(
      `# ${new URL("/robots.txt", page).href}\nSitemap: ${new URL("/TODO-name-of-your-sitemap.xml", page).href}`,
    ),
  resources: [
    {
      title: "Learn about sitemaps",
      url: "https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview",
    },
  ],
  evaluate(evidence) {
    const { sitemaps } = evidence.site;
    if (!sitemaps.gathered) return { outcome: "could-not-run", reason: sitemaps.reason };
    if (sitemaps.value.length > 0) return { outcome: "passed" };
    const pages = indexablePages(evidence).length;
    if (pages === 0) return tooFewPages(evidence);
    const known = new Set([...knownPages(evidence)].map(withoutQuery));
    const outcome = known.size > SMALL_SITE ? "failed" : "advice";
    return {
      outcome,
      findings: [{ message: `We found no sitemap. We know of ${count(known.size, "page")} on the site` }],
    };
  },
});

/** One page under many query strings, such as a list in each order, is one to find. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/, "");
}
