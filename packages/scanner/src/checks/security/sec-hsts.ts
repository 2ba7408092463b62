import { passed, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence.ts";

import { judgeHttpsPages } from "./reading/delivery.ts";
import { headerDefect } from "./reading/header-defect.ts";
import { headerValues } from "./reading/response-headers.ts";
import { parseHsts } from "./reading/strict-transport-security.ts";

const HEADER = "strict-transport-security";
/** Six months, the least Mozilla's guideline accepts. */
const LEAST_SECONDS = 15_768_000;

export const secHsts = siteCheck({
  id: "sec-hsts",
  area: "security",
  severity: "medium",
  group: "headers",
  sources: ["RFC 6797", "OWASP ASVS 5.0.0 V3.4.1", "Mozilla Web Security Guidelines: HSTS"],
  defect: "Encryption not enforced (HSTS missing or too short)",
  title: "Browsers are told to use encryption only (HSTS)",
  whyItMatters:
    "Without HSTS the first visit of somebody who types your address, or follows an old link, can start unencrypted. Anyone on the same Wi-Fi can step in at that moment and keep the visitor on a fake copy of the site.",
  businessImpact:
    "A visitor whose session or card number is stolen this way blames your shop, and security questionnaires of business customers ask for this header by name.",
  fixSteps: [
    "Make sure every page of the site, and every subdomain, works over https.",
    "Have the web server or CDN send this header with every https answer: Strict-Transport-Security: max-age=31536000; includeSubDomains. Many hosts have a switch for it called HSTS.",
    "If you are unsure about subdomains, start with max-age=86400 without includeSubDomains for a week, then raise it to a year.",
    "Reload a page and check with the browser's developer tools (Network, Response headers) that the header is there exactly once.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Strict-Transport-Security",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Strict-Transport-Security",
    },
    {
      title: "OWASP HSTS Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Strict_Transport_Security_Cheat_Sheet.html",
    },
  ],
  evaluate: (evidence) =>
    judgeHttpsPages(evidence, (pages) => {
      const own = pages.filter((page) => new URL(page.finalUrl).host === evidence.site.host);
      const [worst] = own.flatMap((page) => defectOf(page) ?? []);
      return worst === undefined ? passed : verdictOf([worst]);
    }),
});

function defectOf(page: PageEvidence): Defect | null {
  // RFC 6797 8.1: only the first header counts, so a good second one does not help.
  const [value] = headerValues(page.responseHeaders, HEADER);
  if (value === undefined) {
    return headerDefect({
      page,
      header: HEADER,
      value: null,
      message: "The answer carries no Strict-Transport-Security header.",
    });
  }
  const policy = parseHsts(value);
  if (policy === null) {
    return headerDefect({
      page,
      header: HEADER,
      value,
      message: "Browsers ignore this header: it has no valid max-age.",
    });
  }
  if (policy.maxAge === 0) {
    return headerDefect({ page, header: HEADER, value, message: "max-age=0 switches the protection off." });
  }
  if (policy.maxAge >= LEAST_SECONDS) return null;
  const days = Math.floor(policy.maxAge / 86_400);
  return headerDefect({
    page,
    header: HEADER,
    value,
    severity: "low",
    message: `The protection lasts ${days} days only; at least six months, better a year, is needed.`,
  });
}
