import { siteCheck } from "#check.ts";

import { verdictOf } from "./verdict-of.ts";

/** Most addresses one sitemap file may hold: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000;

/** A sitemap that cannot be read. */
export const seoSitemapErrors = siteCheck({
  id: "seo-sitemap-errors",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://www.sitemaps.org/protocol.html"],
  defect: "Sitemap cannot be read",
  title: "Sitemaps can be read",
  whyItMatters:
    "A sitemap that does not open or breaks off tells search engines nothing about the pages it should name.",
  businessImpact: "New and changed pages appear in search results later, or not at all.",
  fixSteps: [
    "Open the sitemap's address in a browser; it should show a list of addresses, not an error or a web page.",
    "Have your website system write it anew, or switch off and on the extension that makes it.",
    "Remove old 'Sitemap:' lines from robots.txt that lead nowhere.",
  ],
  effort: "M",
  resources: [{ title: "The sitemap protocol", url: "https://www.sitemaps.org/protocol.html" }],
  evaluate({ site: { sitemaps } }) {
    if (!sitemaps.gathered) return { outcome: "could-not-run", reason: sitemaps.reason };
    if (sitemaps.value.length === 0) return { outcome: "not-applicable", reason: "The site has no sitemap" };
    return verdictOf(
      sitemaps.value.flatMap(({ url, urls, error }) => {
        const place = { snippet: url.slice(0, 400), component: `sitemap:${url}` };
        if (error !== null) return [{ message: `The sitemap ${url} could not be read: ${error}`, ...place }];
        if (urls.length <= MAX_ADDRESSES) return [];
        return [{ message: `The sitemap ${url} names ${urls.length} addresses; 50,000 are read`, ...place }];
      }),
    );
  },
});
