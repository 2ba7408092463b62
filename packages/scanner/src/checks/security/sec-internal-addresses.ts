import { notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import {
  internalAddressesIn,
  internalHost,
  internalNameIn,
  privateAddressIn,
} from "./reading/internal-hosts.ts";
import { isOfSite } from "./reading/third-party.ts";

export const secInternalAddresses = siteCheck({
  id: "sec-internal-addresses",
  area: "security",
  severity: "low",
  group: "exposure",
  sources: ["CWE-200", "OWASP Web Security Testing Guide, WSTG-INFO-05"],
  defect: "Addresses of your internal network on the site",
  title: "The site names no address of your internal network",
  whyItMatters:
    "A link, a form, a header or a comment in the markup names a computer that only your own network knows. Visitors can't open it, and attackers learn how your network is built.",
  businessImpact:
    "What was meant for colleagues or for testing is on the public site, and links to it don't work.",
  fixSteps: [
    "Search your templates and content for the address we name.",
    "Replace it with the public address, or remove the link or the comment.",
    "If a header names it, have the proxy or load balancer remove the header.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "OWASP: Review webpage content for information leakage",
      url: "https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/01-Information_Gathering/05-Review_Webpage_Content_for_Information_Leakage",
    },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    if (pages.length === 0) return nothingMeasured(evidence);
    const own = internalHost(evidence.site.startUrl);
    if (own === "network") return notApplicable("The site itself is on an internal network.");
    const found = new Map<string, Defect>();
    for (const page of pages) {
      const defects = [
        ...namedByHeaders(page),
        ...namedByContent(page, evidence),
        ...namedByComments(page),
        ...namedByScripts(page, evidence),
        ...namedInScripts(page),
        ...linkedByPath(page),
      ];
      for (const defect of defects) {
        const key = defect.component ?? "";
        if (!found.has(key)) found.set(key, defect);
      }
    }
    return verdictOf([...found.values()]);
  },
});

function namedByHeaders({ finalUrl, responseHeaders }: PageEvidence): Defect[] {
  return responseHeaders.flatMap(([name, value]) => {
    const address = namesVersion(name) ? null : (privateAddressIn(value) ?? internalName(name, value));
    if (address === null) return [];
    return [
      {
        message: `The header ${name} names ${address}, an address of an internal network.`,
        page: finalUrl,
        element: null,
        snippet: `${name}: ${value.slice(0, 200)}`,
        component: `header:${name}`,
      },
    ];
  });
}

/** A version may have four parts, too. */
function namesVersion(header: string): boolean {
  return /(?:^|[-_])(?:app)?(?:version|ver|build|release|revision|rev)(?:$|[-_])/i.test(header);
}

/** File names and what sites store end in such words, too. */
function internalName(header: string, value: string): string | null {
  return /^(?:set-cookie|content-disposition|etag|link)$/i.test(header) ? null : internalNameIn(value);
}

interface Named {
  address: string;
  how: string;
  element: ElementRef | null;
}

/** A manual of a router may mean such an address, and a program on the visitor's computer has one: a person decides. */
function namedByContent(page: PageEvidence, { site }: Evidence): Defect[] {
  const isLocalScan = internalHost(site.startUrl) === "loopback";
  return namedOn(page).flatMap(({ address, how, element }) => {
    const kind = internalHost(address);
    if (kind === null || (kind === "loopback" && isLocalScan)) return [];
    const { host } = new URL(address);
    return [
      {
        message: `${how} ${host}, which visitors can't reach. Is it left over?`,
        page: page.finalUrl,
        element,
        snippet: address,
        component: `internal:${host}`,
        outcome: "review",
      },
    ];
  });
}

function namedByComments({ commentHosts = [], finalUrl }: PageEvidence): Defect[] {
  return commentHosts.map((host) => ({
    message: `A comment in the page's markup names ${host}, an address of an internal network. Is it left over?`,
    page: finalUrl,
    element: null,
    snippet: host,
    component: `internal:${host}`,
    outcome: "review",
  }));
}

/** Full addresses in the site's own scripts; what a script of others names is theirs. */
function namedByScripts({ sources, finalUrl }: PageEvidence, evidence: Evidence): Defect[] {
  return sources
    .filter(({ type, url }) => type === "script" && isOfSite(url, evidence))
    .flatMap(({ url, text }) => {
      const { pathname } = new URL(url);
      return internalAddressesIn(text).map((host) => ({
        message: `The script ${pathname} names ${host}, an address of an internal network. Is it left over?`,
        page: finalUrl,
        element: null,
        snippet: host,
        component: `internal:${host}`,
        outcome: "review",
      }));
    });
}

function namedInScripts({ rawMarkup, finalUrl }: PageEvidence): Defect[] {
  const hosts = rawMarkup?.gathered === true ? (rawMarkup.value.scriptHosts ?? []) : [];
  return hosts.map((host) => ({
    message: `A script in the page names ${host}, an address of an internal network. Is it left over?`,
    page: finalUrl,
    element: null,
    snippet: host,
    component: `internal:${host}`,
    outcome: "review",
  }));
}

/** Files of someone's own computer or of a shared drive, which a text editor makes links to. */
function linkedByPath({ document, finalUrl }: PageEvidence): Defect[] {
  const links = document.gathered ? document.value.links : [];
  return links
    .filter(({ rawHref }) => /^(?:file:|\\\\[\w.-]+\\)/i.test(rawHref.trim()))
    .map(({ rawHref, selector, snippet, component }) => ({
      message: `A link leads to ${rawHref.trim().slice(0, 100)}, a file that only your own network or computer has.`,
      page: finalUrl,
      element: { selector, snippet, component },
      snippet,
      component: `file:${rawHref.trim().slice(0, 100)}`,
    }));
}

function namedOn({ document, requests }: PageEvidence): Named[] {
  const { links = [], forms = [] } = document.gathered ? document.value : {};
  return [
    ...links.flatMap(({ href, selector, snippet, component }) =>
      href === null
        ? []
        : [{ address: href, how: "A link leads to", element: { selector, snippet, component } }],
    ),
    ...forms.map(({ action, selector, snippet, component }) => ({
      address: action,
      how: "A form is sent to",
      element: { selector, snippet, component },
    })),
    ...requests.map(({ url }) => ({ address: url, how: "The page asks", element: null })),
  ];
}
