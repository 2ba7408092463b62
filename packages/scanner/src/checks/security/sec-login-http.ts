import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { LinkRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { isHttps, measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { leadsToSignIn } from "./reading/sign-in-links.ts";

export const secLoginHttp = siteCheck({
  id: "sec-login-http",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V12.2.1", "CWE-319"],
  defect: "Link to sign in without encryption",
  title: "Links to sign in lead to an encrypted address",
  whyItMatters:
    "A page of the site is encrypted, but its link to sign in starts with http://. Someone on the way, as in a public Wi-Fi network, can change the page that opens, or read the password that is typed there.",
  businessImpact: "Attackers get into your customers' accounts without attacking your site.",
  fixSteps: [
    "Write the link with https:// instead of http://.",
    "If the address doesn't open with https, set up a certificate there first, and redirect http to https.",
    "If passwords were sent without encryption, ask people to change them.",
  ],
  effort: "S",
  resources: [
    {
      title: "OWASP Transport Layer Security Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html",
    },
    {
      title: "CWE-319: Cleartext Transmission of Sensitive Information",
      url: "https://cwe.mitre.org/data/definitions/319.html",
    },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    if (pages.length === 0) return nothingMeasured(evidence);
    const links = pages.filter(isHttps).flatMap(signInLinks);
    if (links.length === 0) return notApplicable("No encrypted page links to where people sign in");
    const open = links.filter(({ link }) => link.href?.startsWith("http:"));
    const byAddress = new Map(open.toReversed().map((found) => [found.link.href, found]));
    return verdictOf([...byAddress.values()].flatMap((found) => defectOf(found, evidence)));
  },
});

interface SignInLink {
  page: PageEvidence;
  link: LinkRef;
}

function signInLinks(page: PageEvidence): SignInLink[] {
  if (!page.document.gathered) return [];
  return page.document.value.links.filter(leadsToSignIn).map((link) => ({ page, link }));
}

function defectOf({ page, link }: SignInLink, evidence: Evidence): Defect[] {
  const { href, text, selector, snippet, component } = link;
  const target = evidence.pages.find((visited) => visited.url === href || visited.finalUrl === href);
  const asksThere = target === undefined ? null : asksInTheOpen(target);
  if (href === null || asksThere === false) return [];
  if (asksThere === null && isRedirectedHere(href, evidence)) return [];
  const name = text.trim() === "" ? "A link to sign in" : `The link “${text.trim()}”`;
  return [
    {
      message: `${name} leads to ${href}, without encryption${asksThere === true ? ", and the page there asks for a password." : ". Do people sign in there?"}`,
      page: page.finalUrl,
      element: { selector, snippet, component },
      ...(asksThere === true ? {} : { outcome: "review" as const }),
    },
  ];
}

/** Whether a page that was visited asks for a password without encryption; null where that was not seen. */
function asksInTheOpen(page: PageEvidence): boolean | null {
  if (isHttps(page)) return false;
  return page.notMeasured === null && page.document.gathered ? page.document.value.passwordFields > 0 : null;
}

/** The site's own host sends whoever comes by http to https. */
function isRedirectedHere(href: string, { site }: Evidence): boolean {
  const isSameHost = new URL(href).host === site.host;
  return isSameHost && site.plainHttp.gathered && site.plainHttp.value.url.startsWith("https:");
}
