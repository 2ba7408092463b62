import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey, looseAddressKey, pathKey } from "./address-key.ts";
import { asContentPage, contentPages, tooFewPages } from "./content-pages.ts";
import { isNoindex } from "./page-directives.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** Longer, and visitors read the page first, so that it is one in its own right. */
const MOST_SECONDS = 10;
/** Seconds, whose fraction browsers leave out, and an address. https://html.spec.whatwg.org/#attr-meta-http-equiv-refresh */
const REFRESH = /^\s*(\d+)(?:\.[\d.]*)?\s*[;,\s]\s*(?:url\s*=\s*)?(?:"([^"]+)|'([^']+)|([^"'\s]\S*))/i;

/** Pages that send visitors on by a refresh in their markup or header, where a redirect would do. */
export const seoRefreshRedirect = siteCheck({
  id: "seo-refresh-redirect",
  area: "seo",
  severity: "medium",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/301-redirects"],
  defect: "Page that sends visitors on by a refresh",
  title: "Addresses that have moved redirect on the server",
  whyItMatters:
    "The page opens, and then its markup sends visitors to another address. Search engines may take longer to follow such a refresh than a redirect from the server. Visitors can't read the page, and the Back button may bring them right back.",
  businessImpact: "The page can't be found for what it says, and the detour costs time on each visit.",
  fixSteps: [
    'If the page has moved, remove <meta http-equiv="refresh">, and set up a permanent redirect (301) to the new address on the server.',
    "If the page has content of its own, remove the refresh, so that visitors can read it.",
    "Change links in your menus and texts to the final address.",
  ],
  effort: "S",
  resources: [
    {
      title: "Redirects and search",
      url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    },
  ],
  evaluate(evidence) {
    const pages = contentPages(evidence);
    if (pages.length === 0) return tooFewPages(evidence);
    return verdictOf([
      // Several of them may lead to one page.
      ...evidence.pages.filter((page) => asContentPage(page) !== null).flatMap(sentOn),
      ...evidence.pages
        .filter((page) => asContentPage(page) !== null)
        .flatMap((page) => sentOnByScript(page, evidence.site.startUrl)),
      ...pages.flatMap(({ page, document }) => aboutToBeSentOn(page, document)),
    ]);
  },
});

/** Of the pages on the way to this one, those that were left by no script: what is left is a refresh at once. */
function sentOn(page: PageEvidence): Defect[] {
  return page.redirects
    .filter((hop) => hop.status === 200 && !isScripted(page, hop.location) && isMove(hop.url, hop.location))
    .map(({ url, location }) => ({
      message: `${url} opens and at once sends visitors on to ${location} by a refresh. A redirect (301) is clearer.`,
      page: page.finalUrl,
      snippet: `${url} -> ${location}`,
      component: `refresh:${pathKey(url)}`,
    }));
}

/** A script may choose by language or sign-in where to send visitors; from the start page it mostly does. */
function sentOnByScript(page: PageEvidence, startUrl: string): Defect[] {
  return page.redirects
    .filter(({ url, status, location }) => {
      const [from, to] = [new URL(url), URL.parse(location)];
      const isPlain = to !== null && from.host === to.host && from.search === "" && to.search === "";
      // From the start page, and to a sign-in, scripts send only some visitors on.
      const isForSome =
        [startUrl, new URL("/", url).href].some((one) => looseAddressKey(one) === looseAddressKey(url)) ||
        isUtilityAddress(location);
      return (
        status === 200 && isPlain && !isForSome && wasSeenScripted(page, location) && isMove(url, location)
      );
    })
    .map(({ url, location }) => ({
      message: `${url} opens, and a script sends visitors on to ${location}. If the page has moved for good, a redirect from the server (301) says so to search engines that run no scripts.`,
      page: page.finalUrl,
      snippet: `${url} -> ${location}`,
      component: `refresh:${pathKey(url)}`,
      outcome: "advice",
    }));
}

/** By a script, or in a way that nobody saw. */
function isScripted(page: PageEvidence, location: string): boolean {
  return requestsFor(page, location).length === 0 || wasSeenScripted(page, location);
}

function wasSeenScripted(page: PageEvidence, location: string): boolean {
  return requestsFor(page, location).some(({ initiatorUrl }) => initiatorUrl !== null);
}

function requestsFor({ requests }: PageEvidence, location: string): NetworkRequest[] {
  return requests.filter(({ type, fromFrame, url }) => {
    return type === "document" && fromFrame === "main" && addressKey(url) === addressKey(location);
  });
}

/** A page that is still there after it was read, and does not ask to be left out. */
function aboutToBeSentOn(page: PageEvidence, { metas }: DocumentSnapshot): Defect[] {
  if (isNoindex(page)) return [];
  const refreshes = [
    ...metas.filter(({ httpEquiv }) => /^refresh$/i.test(httpEquiv.trim())).map(({ content }) => content),
    ...page.responseHeaders.filter(([name]) => name === "refresh").map(([, value]) => value),
  ];
  return refreshes.slice(0, 1).flatMap((content): Defect[] => {
    const [, seconds = "", ...addresses] = REFRESH.exec(content) ?? [];
    const target = URL.parse(addresses.find(Boolean) ?? "", page.finalUrl)?.href;
    if (target === undefined || Number(seconds) > MOST_SECONDS || !isMove(page.finalUrl, target)) return [];
    const wait = seconds === "1" ? "1 second" : `${Number(seconds)} seconds`;
    return [
      {
        message: `The page sends visitors on to ${target} after ${wait}. Should it redirect (301) instead?`,
        page: page.finalUrl,
        snippet: `refresh: ${content}`,
        component: `refresh:${pathKey(page.finalUrl)}`,
        outcome: "review",
      },
    ];
  });
}

/** A page may load itself again, and one such as a sign-out may lead back. */
function isMove(from: string, to: string): boolean {
  return looseAddressKey(pathKey(from)) !== looseAddressKey(pathKey(to)) && !isUtilityAddress(from);
}
