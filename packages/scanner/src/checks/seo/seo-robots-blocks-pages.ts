import { siteCheck } from "#check.ts";

import { addressKey, isOnHost } from "./address-key.ts";
import { forbiddingLine, robotsRules } from "./robots-rules.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { verdictOf } from "./verdict-of.ts";

/** robots.txt keeps search engines from pages that are evidently meant to be found. */
export const seoRobotsBlocksPages = siteCheck({
  id: "seo-robots-blocks-pages",
  area: "seo",
  severity: "high",
  group: "indexing",
  sources: ["https://www.rfc-editor.org/rfc/rfc9309"],
  defect: "robots.txt blocks pages meant to be found",
  title: "robots.txt lets pages be found",
  whyItMatters:
    "robots.txt tells search engines which pages not to visit. Forbidding the start page or pages of the sitemap contradicts itself.",
  businessImpact: "The pages cannot be found by what they say; at most their bare address is listed.",
  fixSteps: [
    "Open robots.txt and find the 'Disallow' line named below. 'Disallow: /' is often left from building the site.",
    "Remove it, or narrow it to the folder that should stay hidden.",
    "If the pages should stay hidden, take them out of the sitemap instead.",
  ],
  effort: "S",
  resources: [
    {
      title: "Introduction to robots.txt",
      url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
    },
  ],
  evaluate({ site }) {
    const { robotsTxt } = site;
    if (!robotsTxt.gathered) return { outcome: "could-not-run", reason: robotsTxt.reason };
    const rules = robotsRules(robotsTxt);
    if (rules === null) return { outcome: "not-applicable", reason: "There is no robots.txt" };
    const start = addressKey(site.startUrl);
    const addresses = new Set([start, ...(sitemapAddresses(site) ?? []).map(addressKey)]);
    return verdictOf(
      [...addresses]
        .filter((url) => isOnHost(url, site.host))
        .flatMap((url) => {
          const line = forbiddingLine(rules, robotsTxt.value.body, url);
          if (line === null) return [];
          const place = { page: url, snippet: line, component: `robots:${line}` };
          if (url !== start)
            return [{ message: "The sitemap names this page, but robots.txt forbids it", ...place }];
          return [
            {
              message: "robots.txt forbids search engines to visit the start page",
              severity: "critical" as const,
              ...place,
            },
          ];
        }),
    );
  },
});
