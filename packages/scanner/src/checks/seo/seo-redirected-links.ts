import { type Defect, siteCheck } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { addressKey, looseAddressKey, pathKey } from "./address-key.ts";
import type { KnownStatus } from "./known-statuses.ts";
import { judgeOwnLinks, linkName, type OwnLink } from "./own-links.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** Links to own addresses that moved for good: each click and each crawl takes a detour. */
export const seoRedirectedLinks = siteCheck({
  id: "seo-redirected-links",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/301-redirects"],
  defect: "Links to addresses that have moved",
  title: "Links lead straight to where a page is now",
  whyItMatters:
    "A link to an old address makes visitors and search engines take a detour. If someone removes the redirect, the link breaks.",
  businessImpact: "Each detour makes the page slower to open, and search engines spend their visits on it.",
  fixSteps: [
    "Change each link we list to the address the page has now. Open the link in a browser to see that address.",
    "If the link is in the menu or footer, you need to change it only once.",
    "Keep the redirect for links on other websites.",
  ],
  effort: "S",
  likelyOwner: "editor",
  resources: [
    {
      title: "Redirects and search",
      url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    },
  ],
  evaluate: (evidence) =>
    judgeOwnLinks(evidence, (link, answer) => [
      ...movedLink(link, answer),
      ...linkToNoPage(link, answer, evidence),
      ...linkSentOnForNow(link, answer, evidence),
    ]),
});

/** A page that is gone is often sent to the home page, where nobody finds what the link promised. */
function linkToNoPage({ from, link, key }: OwnLink, answer: KnownStatus, { site }: Evidence): Defect[] {
  const home = looseAddressKey(site.startUrl);
  const leadsHome = answer.endedAt !== null && looseAddressKey(answer.endedAt) === home;
  const { pathname, search } = new URL(key);
  // A change of language, a sign-out or a form of another kind leads there on purpose.
  const isMeant =
    looseAddressKey(key) === home || search !== "" || isUtilityAddress(key) || ON_PURPOSE.test(pathname);
  if (answer.redirects === 0 || answer.movedForGood || !leadsHome || isMeant) return [];
  return [
    {
      message: `${linkName(link)} leads to ${key}, which sends visitors to the home page. Is the page gone?`,
      page: from,
      element: link,
      component: `link:${pathKey(key)}`,
      outcome: "review",
    },
  ];
}

/** Most redirects of pages are meant to stay, and servers send them as temporary ones unless told otherwise. */
function linkSentOnForNow(
  { from, link, key }: OwnLink,
  answer: KnownStatus,
  { site, pages }: Evidence,
): Defect[] {
  const { redirects, endedAt, status } = answer;
  // What a page's own markup or script does is told elsewhere.
  const hops = pages.find((page) => addressKey(page.url) === key)?.redirects ?? [];
  if (hops.some((hop) => hop.status < 300)) return [];
  if (redirects === 0 || answer.movedForGood || status !== 200 || endedAt === null) return [];
  const [asked, ended] = [new URL(key), new URL(endedAt)];
  const isPlain = asked.search === "" && ended.search === "" && asked.host === ended.host;
  const isMeant = [key, endedAt].some(
    (url) => isUtilityAddress(url) || ON_PURPOSE.test(new URL(url).pathname),
  );
  // Another form of the address, or the home page, is told elsewhere.
  const isForm = [key, site.startUrl].some((url) => looseAddressKey(url) === looseAddressKey(endedAt));
  if (!isPlain || isMeant || isForm) return [];
  return [
    {
      message: `${linkName(link)} leads to ${key}, which sends visitors on to ${endedAt} for now (302 or 307). If it has moved for good, a redirect with 301 says so`,
      page: from,
      element: link,
      component: `link:${pathKey(key)}`,
      outcome: "advice",
    },
  ];
}

const ON_PURPOSE =
  /(?:log|sign)-?(?:in|out|off|on|up)|account|konto|compte|cuenta|auth|session|cart|checkout|basket|redirect|home|index|^\/[a-z]{2}(?:[-_][a-z]{2})?\/?$/i;

function movedLink({ from, link, key }: OwnLink, answer: KnownStatus): Defect[] {
  if (!answer.movedForGood || (answer.status ?? 0) >= 400) return [];
  const now = answer.endedAt === null ? "" : ` It is at ${answer.endedAt} now.`;
  return [
    {
      message: `${linkName(link)} leads to ${key}, which has moved for good.${now}`,
      page: from,
      element: link,
      component: `link:${pathKey(key)}`,
    },
  ];
}
