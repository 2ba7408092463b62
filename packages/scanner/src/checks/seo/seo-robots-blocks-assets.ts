import { siteCheck, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { isOnHost } from "./address-key.ts";
import { contentPages, tooFewPages } from "./content-pages.ts";
import { forbiddingLine, robotsRules } from "./robots-rules.ts";

/** robots.txt keeps search engines from the style sheets and scripts that make up a page. */
export const seoRobotsBlocksAssets = siteCheck({
  id: "seo-robots-blocks-assets",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics"],
  defect: "robots.txt blocks styles or scripts",
  title: "Search engines may load styles and scripts",
  whyItMatters:
    "Search engines look at a page the way a browser shows it. Without styles and scripts, they see an unfinished page or nothing.",
  businessImpact:
    "Content that a script adds is missing from search results. The page may also count as unfit for phones.",
  fixSteps: [
    'Open robots.txt, and find the "Disallow" line we name.',
    'Remove it, or add an "Allow" line for the folder with styles and scripts.',
    "Test the page with the URL inspection tool in Google Search Console.",
  ],
  effort: "S",
  resources: [
    {
      title: "Introduction to robots.txt",
      url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
    },
  ],
  evaluate(evidence) {
    const { robotsTxt, host } = evidence.site;
    if (!robotsTxt.gathered) return { outcome: "could-not-run", reason: robotsTxt.reason };
    const rules = robotsRules(robotsTxt);
    if (rules === null) return { outcome: "not-applicable", reason: "There is no robots.txt" };
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    const addresses = new Map(
      pages.flatMap(({ page }) => ownAssets(page, host).map((url) => [url, page.finalUrl])),
    );
    if (addresses.size === 0)
      return {
        outcome: "not-applicable",
        reason: "No page loads styles or scripts from the site's own host",
      };
    return verdictOf(
      [...addresses].flatMap(([url, page]) => {
        const line = forbiddingLine(rules, robotsTxt.value.body, url);
        if (line === null) return [];
        return [
          {
            message: `robots.txt doesn't let search engines load ${url}`,
            page,
            snippet: line,
            component: `robots:${line}`,
          },
        ];
      }),
    );
  },
});

/** Style sheets and scripts the page loaded from its own host; analytics beacons are left out. */
function ownAssets(page: PageEvidence, host: string): string[] {
  return page.requests
    .filter(({ type, status }) => (type === "stylesheet" || type === "script") && status === 200)
    .map(({ url }) => url)
    .filter(
      (url) => isOnHost(url, host) && !/\/(?:cdn-cgi|gtm|gtag|analytics)\b/i.test(new URL(url).pathname),
    );
}
