import { siteCheck, verdictOf } from "#check.ts";

/** Most addresses one sitemap file may hold: https://www.sitemaps.org/protocol.html */
const MAX_ADDRESSES = 50_000;

/** A sitemap that cannot be read. */
export const seoSitemapErrors = siteCheck({
  id: "seo-sitemap-errors",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://www.sitemaps.org/protocol.html"],
  defect: "Sitemap that can't be read",
  title: "Search engines can read the sitemap",
  whyItMatters:
    "If a sitemap doesn't open or stops halfway, it tells search engines nothing about your pages.",
  businessImpact: "New and changed pages appear in search results later, or not at all.",
  fixSteps: [
    "Open the sitemap's address in a browser. You should see a list of addresses, not an error or a normal page.",
    "Let your CMS write it again, or turn the plugin that makes it off and on.",
    'Remove old "Sitemap:" lines that lead nowhere from robots.txt.',
  ],
  effort: "M",
  resources: [{ title: "The sitemap protocol", url: "https://www.sitemaps.org/protocol.html" }],
  evaluate({ site: { sitemaps } }) {
    if (!sitemaps.gathered) return { outcome: "could-not-run", reason: sitemaps.reason };
    if (sitemaps.value.length === 0) return { outcome: "not-applicable", reason: "The site has no sitemap" };
    return verdictOf(
      sitemaps.value.flatMap(({ url, urls, error }) => {
        const place = { snippet: url, component: `sitemap:${url}` };
        if (error !== null) return [{ message: `We could not read the sitemap ${url}: ${error}`, ...place }];
        if (urls.length <= MAX_ADDRESSES) return [];
        return [
          {
            message: `The sitemap ${url} lists ${urls.length} addresses. Search engines read 50,000`,
            ...place,
          },
        ];
      }),
    );
  },
});
