import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { SiteEvidence } from "#evidence/site.ts";

import { addressKey, isOnHost } from "./address-key.ts";
import { contentPages } from "./content-pages.ts";
import { forbiddingLine, lineForSearchAlone, robotsRules } from "./robots-rules.ts";
import { sitemapAddresses } from "./sitemap-addresses.ts";
import { listed } from "./listed.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** robots.txt keeps search engines from pages that are evidently meant to be found. */
export const seoRobotsBlocksPages = siteCheck({
  id: "seo-robots-blocks-pages",
  area: "seo",
  severity: "high",
  group: "indexing",
  sources: ["https://www.rfc-editor.org/rfc/rfc9309"],
  defect: "robots.txt blocks pages that should be found",
  title: "robots.txt doesn't block pages that should be found",
  whyItMatters:
    "robots.txt tells search engines which pages not to visit. If it blocks your home page or pages in your sitemap, your site contradicts itself.",
  businessImpact:
    "People can't find these pages by what they say. At most, search results list their bare address.",
  fixSteps: [
    'Open robots.txt, and find the "Disallow" line we name. "Disallow: /" is often left over from when the site was built.',
    "Remove it, or limit it to the folder that should stay hidden.",
    "If the pages should stay hidden, remove them from the sitemap instead.",
  ],
  effort: "S",
  resources: [
    {
      title: "Introduction to robots.txt",
      url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
    },
  ],
  evaluate(evidence) {
    const { site } = evidence;
    const { robotsTxt } = site;
    if (!robotsTxt.gathered) return { outcome: "could-not-run", reason: robotsTxt.reason };
    const rules = robotsRules(robotsTxt);
    if (rules === null) return { outcome: "not-applicable", reason: "There is no robots.txt" };
    const lineFor = (url: string): string | null => forbiddingLine(rules, robotsTxt.value.body, url);
    const certain = [...blockedStart(site, lineFor), ...blockedEntries(site, lineFor)];
    const told = new Set(certain.map(({ component }) => component));
    const asked = [
      ...blockedMenus(evidence, lineFor),
      ...blockedForSearch(evidence, (url) => lineForSearchAlone(rules, robotsTxt.value.body, url)),
    ].filter(({ component = "" }) => !told.has(component) && told.add(component));
    return verdictOf([...certain, ...asked]);
  },
});

type LineFor = (url: string) => string | null;

function blockedStart({ startUrl }: SiteEvidence, lineFor: LineFor): Defect[] {
  const line = lineFor(addressKey(startUrl));
  if (line === null) return [];
  const message = "robots.txt doesn't let search engines visit the home page";
  return [{ message, severity: "critical", snippet: line, component: `robots:${line}` }];
}

/** One for each line; the place is the site, as nothing visits what robots.txt forbids. */
function blockedEntries(site: SiteEvidence, lineFor: LineFor): Defect[] {
  const named = new Set((sitemapAddresses(site) ?? []).map(addressKey));
  named.delete(addressKey(site.startUrl));
  const own = [...named].filter((url) => isOnHost(url, site.host));
  return groupsOf(own, lineFor).map(({ line, urls }) => ({
    message: `The sitemap lists pages that robots.txt blocks: ${listed(urls)}`,
    snippet: line,
    component: `robots:${line}`,
  }));
}

/** Pages to which the menus of most pages lead, which sites seldom do for what is not to be found. */
function blockedMenus(evidence: Evidence, lineFor: LineFor): Defect[] {
  const pages = contentPages(evidence).filter(({ document }) => document.links.some(({ inNav }) => inNav));
  if (pages.length < FEWEST_PAGES) return [];
  const linked = pages.map(
    ({ document }) =>
      new Set(
        document.links.flatMap(({ href, inNav, rel }) =>
          href !== null && inNav && !/\bnofollow\b/i.test(rel) && isOnHost(href, evidence.site.host)
            ? [addressKey(href)]
            : [],
        ),
      ),
  );
  const shared = [...new Set(linked.flatMap((keys) => [...keys]))].filter(
    (key) => linked.filter((keys) => keys.has(key)).length >= linked.length * MOST,
  );
  const wanted = shared.filter((key) => !isUtilityAddress(key) && addressKey(evidence.site.startUrl) !== key);
  return groupsOf(wanted, lineFor).map(({ line, urls }) => ({
    message: `The menus of most pages lead to pages that robots.txt blocks: ${listed(urls)}. Should search engines find them?`,
    snippet: line,
    component: `robots:${line}`,
    outcome: "review",
  }));
}

/** Pages that everyone may visit but Google, which is seldom wanted: a rule for all was meant, or an old one stayed. */
function blockedForSearch(evidence: Evidence, lineFor: LineFor): Defect[] {
  const urls = contentPages(evidence)
    .map(({ page }) => addressKey(page.finalUrl))
    .filter((url) => isOnHost(url, evidence.site.host) && !isUtilityAddress(url));
  return groupsOf(urls, lineFor).map(({ line, urls: blocked }) => ({
    message: `robots.txt keeps Google, but no other crawler, from pages: ${listed(blocked)}. Is that what you want?`,
    snippet: line,
    component: `robots:${line}`,
    outcome: "review",
  }));
}

const FEWEST_PAGES = 2;
const MOST = 0.75;

function groupsOf(urls: readonly string[], lineFor: LineFor): { line: string; urls: string[] }[] {
  const byLine = Map.groupBy(urls, lineFor);
  return [...byLine].flatMap(([line, blocked]) => (line === null ? [] : [{ line, urls: blocked }]));
}
