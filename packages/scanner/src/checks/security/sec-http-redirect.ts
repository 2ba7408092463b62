import { couldNotRun, notApplicable, passed, siteCheck, verdictOf, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { HttpAnswer } from "#evidence/network.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { leadToHttps } from "#fix-examples/delivery-lines.ts";
import { isAtPublicAddress, NOT_PUBLIC } from "#judge/left-out.ts";

import { isHttps, measuredPages, siteScheme } from "./reading/delivery.ts";

export const secHttpRedirect = siteCheck({
  id: "sec-http-redirect",
  area: "security",
  severity: "high",
  group: "transport",
  sources: ["OWASP ASVS 5.0.0 V12.2.1", "Mozilla Web Security Guidelines: HTTP Redirections"],
  defect: "Unencrypted address that doesn't lead to https",
  title: "Unencrypted addresses lead to the encrypted site",
  whyItMatters:
    "People type your name without https://, and old links start with http://. If the server answers there, or redirects without encryption, visitors stay unprotected even though you have a certificate.",
  businessImpact: 'Some visitors see "Not secure" and leave. Others can read what your customers type.',
  fixSteps: [
    'Turn on "Force HTTPS" or "Always Use HTTPS" at your host or CDN.',
    "On your own server, answer every http:// request with a 301 redirect to the same address with https://, before any other rule. In nginx: return 301 https://$host$request_uri;",
    "Redirect to https on the same host first (http://example.org to https://example.org), and then to www.",
    "Open http://your-site/ in a private window and check that the address changes to https.",
  ],
  effort: "S",
  example: leadToHttps,
  resources: [
    {
      title: "Mozilla: TLS and HTTP redirections",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS#http_redirection",
    },
    {
      title: "OWASP Transport Layer Security Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html",
    },
  ],
  isLeftOut: ({ site }) => !isAtPublicAddress(site) && samePageInTheOpen(site) === null,
  evaluate: (evidence) => {
    if (!isAtPublicAddress(evidence.site)) return judgeTestHost(evidence.site);
    if (siteScheme(evidence) === "http" && !evidence.site.tls.gathered) {
      return notApplicable(
        "The site has no encrypted address to lead to. See the check “No encryption (https)”",
      );
    }
    const { plainHttp } = evidence.site;
    if (staysOpen(evidence)) return allOpen(evidence);
    if (plainHttp.gathered) return judgeChain(plainHttp.value);
    const open = measuredPages(evidence).find((page) => !isHttps(page));
    return open === undefined ? couldNotRun(plainHttp.reason) : failedAt(open.finalUrl, "a page");
  },
});

/** Whether the public address leads to https, a test host doesn't tell; that its own doesn't is worth a question. */
function judgeTestHost(site: SiteEvidence): Verdict {
  const open = samePageInTheOpen(site);
  if (open === null) return notApplicable(NOT_PUBLIC);
  const message = `The unencrypted address ${open} answers with the same page instead of leading to https. Does the site's public address, too?`;
  return verdictOf([
    { message, element: null, snippet: open, component: "site:http-redirect", outcome: "review" },
  ]);
}

/** The unencrypted address at which a site with https answers with a page of the same title; null where there is none. */
function samePageInTheOpen({ startUrl, plainHttp, corsProbe }: SiteEvidence): string | null {
  if (!startUrl.startsWith("https:") || !plainHttp.gathered || !corsProbe.gathered) return null;
  const { url, status, body } = plainHttp.value;
  const title = titleIn(body);
  const isSame = title !== null && title === titleIn(corsProbe.value.body);
  return url.startsWith("http:") && status === 200 && isSame ? url : null;
}

function titleIn(html: string): string | null {
  return /<title\b[^>]*>\s*([^<]*\S)\s*<\/title>/i.exec(html)?.[1] ?? null;
}

/** Visitors who come by http stay there on every page: for them the site has no encryption. */
function staysOpen(evidence: Evidence): boolean {
  const measured = measuredPages(evidence);
  return measured.length > 0 && measured.every((page) => !isHttps(page));
}

function allOpen(evidence: Evidence): Verdict {
  const [page] = measuredPages(evidence);
  const message = "Every page we visited came without encryption, although the server can encrypt.";
  return verdictOf([
    {
      message,
      element: null,
      snippet: page?.finalUrl ?? evidence.site.startUrl,
      severity: "critical",
      component: "site:http-redirect",
    },
  ]);
}

function judgeChain(answer: HttpAnswer): Verdict {
  const [first] = answer.redirects;
  if (first === undefined)
    return answer.url.startsWith("https:") ? passed : failedAt(answer.url, `status ${answer.status}`);
  const target = URL.canParse(first.location, first.url) ? new URL(first.location, first.url) : null;
  const snippet = `${first.url} → ${first.status} ${first.location}`;
  if (target?.protocol !== "https:" && !answer.url.startsWith("https:")) {
    return failedAt(snippet, "a redirect to another unencrypted address");
  }
  if (target?.protocol === "https:" && target.hostname === new URL(first.url).hostname) return passed;
  const message =
    "The redirect goes to another host before it encrypts, so browsers can't remember to encrypt this name.";
  return verdictOf([{ message, element: null, snippet, severity: "low", component: "site:http-redirect" }]);
}

function failedAt(snippet: string, answer: string): Verdict {
  const message = `The unencrypted address answers with ${answer} instead of leading to https.`;
  return verdictOf([{ message, element: null, snippet, component: "site:http-redirect" }]);
}
