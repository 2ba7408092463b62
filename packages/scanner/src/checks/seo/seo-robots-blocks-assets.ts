import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { isOnHost } from "./address-key.ts";
import { type ContentPage, contentPages, tooFewPages } from "./content-pages.ts";
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
    const data = new Map(pages.flatMap((content) => ownData(content, host)));
    if (addresses.size + data.size === 0)
      return {
        outcome: "not-applicable",
        reason: "No page loads styles, scripts or content from the site's own host",
      };
    const blocked = (url: string, page: string, message: string): Defect[] => {
      const line = forbiddingLine(rules, robotsTxt.value.body, url);
      return line === null ? [] : [{ message, page, snippet: line, component: `robots:${line}` }];
    };
    return verdictOf([
      ...[...addresses].flatMap(([url, page]) =>
        blocked(url, page, `robots.txt doesn't let search engines load ${url}`),
      ),
      ...[...data].flatMap(([url, page]) =>
        blocked(
          url,
          page,
          `A script of this page loads ${url}, and robots.txt doesn't let search engines do so. Does most of the page's text come from there?`,
        ).map((defect) => ({ ...defect, outcome: "review" as const })),
      ),
    ]);
  },
});

/** More words on the page than in its markup, at least as many and as great a part. */
const FEWEST_ADDED = 40;
const ADDED_SHARE = 0.4;

/** What scripts of a page asked its host for, where much of its text is not in the markup that the server sent. */
function ownData({ page, document }: ContentPage, host: string): [url: string, page: string][] {
  if (page.rawMarkup?.gathered !== true) return [];
  const added = document.wordCount - page.rawMarkup.value.words;
  if (added < FEWEST_ADDED || added < document.wordCount * ADDED_SHARE) return [];
  return page.requests
    .filter(({ type, method, status }) => /^(?:xhr|fetch)$/i.test(type) && method === "GET" && status === 200)
    .filter(({ url }) => isOnHost(url, host))
    .map(({ url }) => [url, page.finalUrl]);
}

/** Style sheets and scripts the page loaded from its own host; analytics beacons are left out. */
function ownAssets(page: PageEvidence, host: string): string[] {
  return page.requests
    .filter(({ type, status }) => (type === "stylesheet" || type === "script") && status === 200)
    .map(({ url }) => url)
    .filter(
      (url) => isOnHost(url, host) && !/\/(?:cdn-cgi|gtm|gtag|analytics)\b/i.test(new URL(url).pathname),
    );
}
