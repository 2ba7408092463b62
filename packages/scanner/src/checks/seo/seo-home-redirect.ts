import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { addressKey } from "./address-key.ts";
import { isUtilityAddress } from "./utility-pages.ts";

/** Redirects that say the address comes back: https://www.rfc-editor.org/rfc/rfc9110#section-15.4. */
const FOR_NOW = new Set([302, 303, 307]);
/** A language, a country or both. */
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;

/** Temporary redirects on the way to the home page, which search engines and browsers must follow anew each time. */
export const seoHomeRedirect = siteCheck({
  id: "seo-home-redirect",
  area: "seo",
  severity: "low",
  group: "links",
  sources: ["https://developers.google.com/search/docs/crawling-indexing/301-redirects"],
  defect: "Home page that redirects only for now",
  title: "Redirects to the home page say that they are permanent",
  whyItMatters:
    "A temporary redirect says that the old address comes back. Search engines may keep showing that one, and browsers ask for it anew each time.",
  businessImpact:
    "Links to your domain may count for an address that you no longer use, and each visit starts with a detour.",
  fixSteps: [
    "Decide whether the redirect stays. If it depends on the visitor's language or country, leave it as it is.",
    "If it stays, ask your host or developer to answer with 301 or 308 in place of the temporary status.",
  ],
  effort: "S",
  resources: [
    {
      title: "Redirects and search",
      url: "https://developers.google.com/search/docs/crawling-indexing/301-redirects",
    },
  ],
  evaluate({ pages, site }) {
    const home = pages.filter(({ finalUrl }) => addressKey(finalUrl) === addressKey(site.startUrl));
    if (home.every(({ status }) => status === null)) {
      return { outcome: "could-not-run", reason: "The home page did not answer" };
    }
    const led = home.find(leadsFromRoot);
    if (led === undefined) {
      return { outcome: "not-applicable", reason: "The home page does not redirect" };
    }
    return verdictOf(led.redirects.flatMap((hop) => temporaryHop(hop, led)));
  },
});

/** Old addresses of other pages may lead to the home page as well. */
function leadsFromRoot({ redirects: [first] }: PageEvidence): boolean {
  return first !== undefined && new URL(first.url).pathname === "/";
}

function temporaryHop(
  { url, status, location }: PageEvidence["redirects"][number],
  { finalUrl }: PageEvidence,
): Defect[] {
  const to = URL.parse(location, url);
  if (!FOR_NOW.has(status) || to === null || dependsOnVisitor(new URL(url), to)) return [];
  return [
    {
      message: `${url} redirects to ${to.href} only for now (${status}). If it is meant to stay, a permanent redirect (301) says so.`,
      page: finalUrl,
      snippet: `${status} ${url} -> ${location}`,
      component: "redirect:home",
      outcome: "advice",
    },
  ];
}

/** Which language, country or account it is may differ from visitor to visitor, and so may where one that sets a cookie or counts leads. */
function dependsOnVisitor(from: URL, to: URL): boolean {
  const [, first = ""] = to.pathname.split("/");
  const namesLanguage = [first, to.hostname.split(".")[0] ?? ""].some((name) => LOCALE.test(name));
  const isSameAddress = from.href === to.href;
  const isCountry = to.hostname.split(".").at(-1) !== from.hostname.split(".").at(-1);
  return (
    namesLanguage || isSameAddress || isCountry || to.search !== from.search || isUtilityAddress(to.href)
  );
}
