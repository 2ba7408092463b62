import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { GDPR, MDN_REFERRER_POLICY } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import type { NetworkRequest } from "#evidence/network.ts";

export const prvReferrerLeak = privacyPageCheck({
  id: "prv-referrer-leak",
  group: "thirdparty",
  severities: { EU: "low", CA: "low", US: "low" },
  sources: ["GDPR Art. 5(1)(c)", "OWASP ASVS 5.0, 3.4.5"],
  defect: "Full page addresses given to other companies",
  title: "Other companies don't get the full address of a page",
  whyItMatters:
    "Browsers tell other companies only your site's name unless your site asks for more. Your referrer policy asks for more, so every embedded company learns which page, search or order the visitor has open.",
  businessImpact:
    "Addresses can contain names, order numbers or search words that were never meant for others.",
  fixSteps: [
    "On your server or CDN, set this header: Referrer-Policy: strict-origin-when-cross-origin.",
    "Remove referrerpolicy attributes and meta tags that say unsafe-url or no-referrer-when-downgrade.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [MDN_REFERRER_POLICY, GDPR],
  evaluate: (page) => {
    const address = new URL(page.finalUrl);
    const foreign = page.requests.filter((request) => isThirdParty(request.url, page.finalUrl));
    if (foreign.length === 0) return notApplicable("The page sends nothing to other companies.");
    if (address.pathname === "/" && address.search === "") {
      return notApplicable("The address of this page contains only the site's name.");
    }
    if (foreign.every((request) => request.requestHeaders.length === 0)) {
      return couldNotRun("We have no record of the headers of the page's requests.");
    }
    const told = foreign.filter((request) => refererOf(request) === withoutHash(address));
    const byHost = new Map(told.map((request) => [new URL(request.url).hostname, request]));
    return verdictOf([...byHost].map(([host, request]) => leak(host, request, page.finalUrl)));
  },
});

function refererOf(request: NetworkRequest): string | null {
  return request.requestHeaders.find(([name]) => name.toLowerCase() === "referer")?.[1] ?? null;
}

function withoutHash(address: URL): string {
  return address.origin + address.pathname + address.search;
}

function leak(host: string, request: NetworkRequest, page: string): Defect {
  return {
    message: `${host} receives the full address of the page in the Referer header.`,
    page,
    snippet: `Referer: ${refererOf(request) ?? ""}`,
    component: `referrer to ${host}`,
  };
}
