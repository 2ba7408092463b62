import { siteCheck, verdictOf, type Defect, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { looseAddressKey } from "./address-key.ts";
import { contentPages, type ContentPage } from "./content-pages.ts";
import { knownStatuses } from "./known-statuses.ts";
import { saysItIsGone, saysItIsMissing, saysNothingElse } from "./missing-pages.ts";
import { linkName, ownLinks } from "./own-links.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** An address that cannot exist, or a page that says it doesn't, answers as if it did. */
export const seoSoft404 = siteCheck({
  id: "seo-soft-404",
  area: "seo",
  severity: "medium",
  group: "indexing",
  sources: [
    "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
  ],
  defect: "Missing pages that answer as if they exist",
  title: "Missing pages say that they are missing",
  whyItMatters:
    'A page that is gone should answer "not found" (404). When it answers "OK" (200), search engines list your error pages and keep visiting them.',
  businessImpact: "Search engines waste their visits on pages that don't exist, and people find error pages.",
  fixSteps: [
    "Ask your developer or host to answer unknown addresses with status 404 and a helpful page.",
    "Don't redirect unknown addresses to the home page. Visitors don't learn that the page is gone.",
    'In a single-page app, let the server set the status, or set "noindex" on the error view.',
  ],
  effort: "M",
  alwaysApplies: true,
  resources: [
    {
      title: "Soft 404 errors",
      url: "https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors",
    },
  ],
  evaluate(evidence) {
    const pages = contentPages(evidence);
    const linked = [
      ...pages.filter(saysItIsMissing).map(missingPage),
      ...pages.filter(saysItIsGone).map(gonePage),
      ...pages.filter(saysNothingElse).map(missingPage),
      ...(evidence.site.madeUpProbes ?? []).flatMap((probe) => inFolder(probe, evidence)),
    ];
    const probed = ofMadeUpAddress(evidence);
    if (linked.length === 0) return probed;
    return verdictOf([...linked, ...("findings" in probed ? probed.findings : [])]);
  },
});

function missingPage({ page, document }: ContentPage): Defect {
  return {
    message: "The page says that it doesn't exist, but answers with status 200",
    page: page.finalUrl,
    snippet: document.title ?? page.finalUrl,
    component: `missing:${looseAddressKey(page.finalUrl)}`,
  };
}

function gonePage({ page, document }: ContentPage): Defect {
  return {
    message: "The page says that what it was about is gone, but answers with status 200. Will it come back?",
    page: page.finalUrl,
    snippet: document.title ?? page.finalUrl,
    component: `gone:${looseAddressKey(page.finalUrl)}`,
    outcome: "review",
  };
}

function ofMadeUpAddress(evidence: Evidence): Verdict {
  const { notFoundProbe } = evidence.site;
  if (!notFoundProbe.gathered) return { outcome: "could-not-run", reason: notFoundProbe.reason };
  const { url, status, redirects, body } = notFoundProbe.value;
  if (status >= 500) return { outcome: "could-not-run", reason: `The server answered with status ${status}` };
  if (status !== 200 || asksNotToBeListed(body)) return { outcome: "passed" };
  if (redirects.length === 0) {
    return verdictOf([{ message: `An address that can't exist answers with status 200`, snippet: url }]);
  }
  if (isHome(url, evidence)) {
    const message = "An address that can't exist redirects to the home page";
    return verdictOf([{ message, snippet: url, severity: "low" }]);
  }
  const message = `An address that can't exist redirects to ${url}. Is that a helpful error page?`;
  return verdictOf([{ message, snippet: url, outcome: "review" }]);
}

/** A folder's program that shows something under any name, or the home page. Another page may be a helpful list. */
function inFolder(
  { url, answer }: NonNullable<Evidence["site"]["madeUpProbes"]>[number],
  evidence: Evidence,
): Defect[] {
  if (!answer.gathered) return [];
  const { status, redirects, body, headers } = answer.value;
  const isNoindex = headers.some(([name, value]) => name === "x-robots-tag" && /noindex/i.test(value));
  if (status !== 200 || isNoindex || asksNotToBeListed(body)) return [];
  const folder = new URL(url).pathname.replace(/[^/]*$/, "");
  const place = { snippet: url, component: `missing in:${folder}` };
  if (redirects.length === 0)
    return [{ message: `An address that can't exist in ${folder} answers with status 200`, ...place }];
  // What is for those who signed in may send all others home.
  if (!isHome(answer.value.url, evidence) || isUtilityAddress(url)) return [];
  const message = `An address that can't exist in ${folder} redirects to the home page`;
  return [{ message, severity: "low", ...place }, ...goneInFolder(new URL(".", url).href, evidence)];
}

/** Pages that are linked and that the server answers like addresses that can't exist beside them. */
function goneInFolder(folder: string, evidence: Evidence): Defect[] {
  const known = knownStatuses(evidence);
  const gone = ownLinks(contentPages(evidence), evidence).filter(({ key }) => {
    const { redirects = 0, endedAt = null } = known.get(key) ?? {};
    const isBeside = new URL(".", key).href === folder && key !== folder;
    return isBeside && redirects > 0 && endedAt !== null && isHome(endedAt, evidence);
  });
  return gone.map(({ from, link, key }) => ({
    message: `${linkName(link)} leads to ${key}, which redirects to the home page like an address that can't exist`,
    page: from,
    element: link,
    component: `gone:${looseAddressKey(key)}`,
  }));
}

function isHome(address: string, { site: { startUrl } }: Evidence): boolean {
  return looseAddressKey(address) === looseAddressKey(startUrl);
}

/** Apps without a server of their own may say 'noindex' instead. */
function asksNotToBeListed(html: string): boolean {
  return (html.match(/<meta\b[^>]*>/gi) ?? []).some(
    (tag) => /\bname\s*=\s*["']?robots\b/i.test(tag) && /\bnoindex\b/i.test(tag),
  );
}
