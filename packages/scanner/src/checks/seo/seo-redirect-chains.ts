import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { pathKey } from "./address-key.ts";

/** Own addresses that answer only after several redirects. */
export const seoRedirectChains = siteCheck({
  id: "seo-redirect-chains",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/301-redirects"],
  defect: "Chain of redirects",
  title: "Addresses redirect at most once",
  whyItMatters:
    "Each redirect is one more round trip before the page appears. Search engines give up on long chains.",
  businessImpact: "The page opens later, especially on a phone, and every second costs you visitors.",
  fixSteps: [
    "In your redirect settings, point each old address straight to its final one.",
    "Change the links in menus and texts to the final address.",
  ],
  effort: "S",
  resources: [
    {
      title: "Redirects and search",
      url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    },
  ],
  evaluate(evidence) {
    const answered = evidence.pages.filter(({ status }) => status !== null);
    if (answered.length === 0 && evidence.site.linkStatuses.length === 0) {
      return { outcome: "could-not-run", reason: "No page answered" };
    }
    const redirecting = answered.some(({ redirects }) => redirects.length > 0);
    if (!redirecting && evidence.site.linkStatuses.every(({ redirects }) => redirects === 0)) {
      return { outcome: "not-applicable", reason: "No address of the site redirects" };
    }
    return verdictOf([...visitedChains(answered), ...linkedChains(evidence)]);
  },
});

function visitedChains(pages: readonly PageEvidence[]): Defect[] {
  return pages
    .filter((page) => hopsThatMatter(page) > 1)
    .map((page) => ({
      message: `${page.url} redirects ${page.redirects.length} times before it reaches ${page.finalUrl}`,
      page: page.finalUrl,
      snippet: page.redirects.map((hop) => `${hop.status} ${hop.url} -> ${hop.location}`).join("\n"),
      component: `redirect:${pathKey(page.url)}`,
    }));
}

function linkedChains({ site }: Evidence): Defect[] {
  return site.linkStatuses
    .filter(({ redirects }) => redirects > 2)
    .map(({ url, redirects }) => ({
      message: `${url} redirects ${redirects} times`,
      snippet: url,
      component: `redirect:${pathKey(url)}`,
    }));
}

/** HTTPS on the same host first is what HSTS asks for, so that hop is not counted. */
function hopsThatMatter({ redirects }: PageEvidence): number {
  return redirects.filter(({ url, location }) => {
    if (!URL.canParse(url) || !URL.canParse(location, url)) return true;
    const from = new URL(url);
    const to = new URL(location, url);
    return !(from.protocol === "http:" && to.protocol === "https:" && from.hostname === to.hostname);
  }).length;
}
