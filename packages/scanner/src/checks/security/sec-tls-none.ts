import { passed, siteCheck, verdictOf, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import { NO_SECURE_CONNECTION } from "#score/weights.ts";

import { isHttps, measuredPages, nothingMeasured } from "./reading/delivery.ts";

export const secTlsNone = siteCheck({
  id: "sec-tls-none",
  area: "security",
  severity: "critical",
  group: "transport",
  needsPublicAddress: true,
  sources: ["OWASP ASVS 5.0.0 V12.2.1", "Mozilla Web Security Guidelines: HTTPS"],
  defect: "No encryption (https)",
  title: "The site uses encryption (https)",
  whyItMatters:
    "Without https, everything between your visitors and your site travels in plain view. Anyone on the same Wi-Fi, and every provider in between, can read what people type and change what they see.",
  businessImpact:
    'Browsers mark the site "Not secure", search engines rank it lower, and payment providers refuse it. Form data sent this way may be a data breach.',
  fixSteps: [
    "Ask your host to turn on https with a free certificate from Let's Encrypt. Almost every control panel has a button for it.",
    "If you run the server yourself, install Certbot. It gets the certificate and renews it.",
    "Change the site's address to https:// in your store or CMS settings, and redirect every http:// address to it.",
    "Open the site and check that the browser shows no warning next to the address.",
  ],
  effort: "S",
  gate: NO_SECURE_CONNECTION,
  alwaysApplies: true,
  resources: [
    { title: "Let's Encrypt: Getting started", url: "https://letsencrypt.org/getting-started/" },
    { title: "Certbot instructions", url: "https://certbot.eff.org/" },
  ],
  evaluate: (evidence) => {
    const measured = measuredPages(evidence);
    if (measured.some(isHttps) || answersTls(evidence)) return passed;
    const [page] = measured;
    if (page === undefined) return judgeUnopened(evidence);
    const message = "The site works only over http, without encryption.";
    return verdictOf([{ message, element: null, snippet: page.finalUrl, component: "site:http" }]);
  },
});

/** Where https leads nowhere, what the unencrypted address answers tells whether the site has none. */
function judgeUnopened(evidence: Evidence): Verdict {
  const { plainHttp, tls } = evidence.site;
  const isPlain =
    plainHttp.gathered && plainHttp.value.status < 400 && plainHttp.value.url.startsWith("http:");
  if (!isPlain || tls.gathered) return nothingMeasured(evidence);
  const { url } = plainHttp.value;
  const message = `The site answers at ${url}, but refuses encrypted connections. ${tls.reason}`;
  return verdictOf([{ message, element: null, snippet: url, component: "site:http" }]);
}

// A server that speaks TLS but hands out http pages is what sec-http-redirect reports.
function answersTls({ site }: Evidence): boolean {
  if (!site.tls.gathered) return false;
  return Object.values(site.tls.value.versions).some((version) => version.gathered && version.value);
}
