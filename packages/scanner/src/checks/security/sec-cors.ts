import { couldNotRun, notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { ownsUrl } from "#plan/own-site.ts";
import { readRobotsRules } from "#plan/robots-rules.ts";

import { headerSnippet, headerValues } from "./reading/response-headers.ts";

const HEADER = "access-control-allow-origin";

export const secCors = siteCheck({
  id: "sec-cors",
  area: "security",
  severity: "critical",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V3.4.2", "Fetch Standard: CORS protocol"],
  defect: "Other sites can read pages in a visitor's name",
  title: "Other sites can't read pages in a visitor's name",
  whyItMatters:
    "Your server lets any site that asks read its pages with the visitor's cookies. An attacker only has to get a signed-in customer to open a prepared page. It can then read everything that customer can see on your site.",
  businessImpact:
    "Someone can silently copy your customers' names, addresses and orders. You may have to report that as a data breach and notify everyone affected.",
  fixSteps: [
    "Find where your server, framework or CDN copies the request's Origin header into Access-Control-Allow-Origin.",
    "Replace it with a fixed list of the origins that really need access.",
    "Remove Access-Control-Allow-Credentials: true unless those origins need the visitor's cookies. Also send Vary: Origin.",
    "Test with a made-up origin: curl -H 'Origin: https://example.org' -I https://your-site/. The header must not come back.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Cross-Origin Resource Sharing",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS",
    },
    {
      title: "OWASP: Testing Cross Origin Resource Sharing",
      url: "https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/11-Client-side_Testing/07-Testing_Cross_Origin_Resource_Sharing",
    },
  ],
  evaluate: ({ site, pages }) => {
    const data = answersOf(site.dataCorsProbes).find(letsRead);
    if (data !== undefined) return verdictOf([defectOf(data, site)]);
    if (!site.corsProbe.gathered) return couldNotRun(site.corsProbe.reason);
    const { status } = site.corsProbe.value;
    if (status >= 400)
      return notApplicable(`The server answered with status ${status}, so there was no content to protect`);
    const allowed = [site.corsProbe.value, ...answersOf(site.corsProbes)].find(letsRead);
    if (allowed !== undefined) return verdictOf([defectOf(allowed, site)]);
    const unanswered = site.corsProbes?.find((probe) => !probe.gathered);
    if (unanswered?.gathered === false) return couldNotRun(unanswered.reason);
    const doubtful = unaskedThatVaries(pages, site);
    return verdictOf([
      ...(doubtful === null ? [] : [doubtful]),
      ...everySiteWithCookies(site.corsProbe.value),
      ...withoutOrigin(site.corsProbe.value),
      ...answersOf(site.dataCorsProbes).flatMap(withoutOrigin),
      ...openToFlash(site),
    ]);
  },
});

type Answer = Extract<SiteEvidence["corsProbe"], { gathered: true }>["value"];

function answersOf(probes: SiteEvidence["corsProbes"]): Answer[] {
  return (probes ?? []).flatMap((probe) => (probe.gathered ? [probe.value] : []));
}

/** Fetch compares case-sensitively and takes only one header line with exactly one value. */
function letsRead({ headers, sentOrigin }: Answer): boolean {
  const origins = headerValues(headers, HEADER);
  const credentials = headerValues(headers, "access-control-allow-credentials");
  const reflects = origins.length === 1 && origins[0] === sentOrigin;
  return reflects && credentials.length === 1 && credentials[0] === "true";
}

/** Data that robots.txt kept us from asking for, whose answer depends on who asks and lets cookies be sent. */
function unaskedThatVaries(pages: Evidence["pages"], site: SiteEvidence): Defect | null {
  const asked = new Set(answersOf(site.dataCorsProbes).map(({ url }) => new URL(url).pathname));
  const rules = readRobotsRules(site.robotsTxt);
  for (const { finalUrl, requests } of pages) {
    const found = requests.find(
      ({ url, responseHeaders, status }) =>
        status !== null &&
        status < 400 &&
        ownsUrl(site, url) &&
        rules.unread === null &&
        rules.forbids(url) !== null &&
        !asked.has(new URL(url).pathname) &&
        namesOneOrigin(responseHeaders),
    );
    if (found === undefined) continue;
    const { pathname } = new URL(found.url);
    const [origin = ""] = headerValues(found.responseHeaders, HEADER);
    return {
      message: `The answer of ${pathname} lets one site read it with cookies and depends on who asks. We obeyed robots.txt and didn't ask as another site. Does the server allow only sites on a list?`,
      page: finalUrl,
      element: null,
      snippet: `${headerSnippet(HEADER, origin)}\naccess-control-allow-credentials: true\nvary: Origin`,
      component: `header:${HEADER}`,
      outcome: "review",
    };
  }
  return null;
}

/** Browsers refuse the two together: nobody gets to read more, and what was meant does not work. */
function everySiteWithCookies({ url, headers }: Answer): Defect[] {
  const origins = headerValues(headers, HEADER);
  const credentials = headerValues(headers, "access-control-allow-credentials");
  if (origins.length !== 1 || origins[0] !== "*" || credentials[0] !== "true") return [];
  return [
    {
      message: `The answer of ${new URL(url).pathname} allows every site (*) to read it, and with cookies. Browsers refuse that. Name the sites that need it, or remove both headers.`,
      element: null,
      snippet: `${headerSnippet(HEADER, "*")}\naccess-control-allow-credentials: true`,
      component: `header:${HEADER}`,
      severity: "low",
      outcome: "advice",
    },
  ];
}

/** Any site can make a frame whose origin is `null`, so this lets in everyone, and looks as if it let in no one. */
function withoutOrigin({ url, headers, sentOrigin }: Answer): Defect[] {
  const origins = headerValues(headers, HEADER);
  if (origins.length !== 1 || origins[0] !== "null" || sentOrigin === "null") return [];
  return [
    {
      message: `The answer of ${new URL(url).pathname} lets pages without an origin (null) read it, which any site can make. Remove the header, or name the sites that need it.`,
      element: null,
      snippet: headerSnippet(HEADER, "null"),
      component: `header:${HEADER}`,
      severity: "low",
      outcome: headerValues(headers, "access-control-allow-credentials")[0] === "true" ? "review" : "advice",
    },
  ];
}

const EVERY_SITE = /<allow-access-from\b[^>]*\bdomain\s*=\s*["']\*["']/i;

/** No browser has read this since Flash ended, but some PDF readers and older programs do. */
function openToFlash({ crossdomainXml }: SiteEvidence): Defect[] {
  if (crossdomainXml?.gathered !== true) return [];
  const [rule] = EVERY_SITE.exec(crossdomainXml.value.body.replaceAll(/<!--[^]*?-->/g, "")) ?? [];
  return rule === undefined
    ? []
    : [
        {
          message:
            "/crossdomain.xml lets documents of every site read yours. Browsers no longer read it, but some PDF readers do. Delete it unless a program still needs it.",
          element: null,
          snippet: `${rule}>`,
          component: "file:/crossdomain.xml",
          severity: "low",
          outcome: "advice",
        },
      ];
}

function namesOneOrigin(headers: Answer["headers"]): boolean {
  const [origin = "*"] = headerValues(headers, HEADER);
  const varies = headerValues(headers, "vary").some((value) => /(?:^|,)\s*origin\s*(?:,|$)/i.test(value));
  return origin !== "*" && varies && headerValues(headers, "access-control-allow-credentials")[0] === "true";
}

function defectOf({ url, sentOrigin }: Answer, site: SiteEvidence): Defect {
  const { pathname } = new URL(url);
  return {
    message: `We asked for ${pathname} as ${whoAsked(sentOrigin, site)}, and the server let it read the answer with cookies.`,
    element: null,
    snippet: `${headerSnippet(HEADER, sentOrigin)}\naccess-control-allow-credentials: true`,
    component: `header:${HEADER}`,
  };
}

function whoAsked(origin: string, { registrableDomain }: SiteEvidence): string {
  if (origin === "null") return "a page without an origin (null), which any site can make";
  const looksAlike = registrableDomain !== null && origin.includes(registrableDomain);
  return `the made-up site ${origin}${looksAlike ? ", whose name only contains yours" : ""}`;
}
