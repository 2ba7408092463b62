import { notApplicable, passed, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";
import { isAtPublicAddress, NOT_PUBLIC } from "#judge/left-out.ts";

import { isHttps, judgeHttpsPages } from "./reading/delivery.ts";
import { durationInWords } from "./reading/duration-in-words.ts";
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
  title: "Browsers always use encryption (HSTS)",
  whyItMatters:
    "When people type your address or follow an old link, their first request can start without encryption. Someone on the same Wi-Fi can step in at that moment and keep them on a fake copy of your site. HSTS prevents this.",
  businessImpact:
    "A customer whose session or card number is stolen this way blames your store. Security questionnaires from business customers ask for this header by name.",
  fixSteps: [
    "Make sure that every page of the site and every subdomain works over https.",
    "Set this header for every https response on your web server or CDN: Strict-Transport-Security: max-age=31536000; includeSubDomains. Many hosts have a setting for it called HSTS.",
    "If you are not sure about subdomains, start with max-age=86400 without includeSubDomains. After a week, raise it to a year.",
    "Reload a page and check the header in your browser's developer tools, under Network > Response Headers. It should appear exactly once.",
  ],
  effort: "S",
  example: () => sentHeader("Strict-Transport-Security", "max-age=31536000"),
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
  isLeftOut: hasNoPolicyForTests,
  evaluate: (evidence) => {
    if (hasNoPolicyForTests(evidence)) return notApplicable(NOT_PUBLIC);
    return judgeHttpsPages(evidence, (pages) => {
      const ofHost = pages.filter((page) => new URL(page.finalUrl).host === evidence.site.host);
      const own = isAtPublicAddress(evidence.site) ? ofHost : policyPages(ofHost);
      const [worst] = own.flatMap((page) => defectOf(page) ?? []);
      return worst === undefined ? passed : verdictOf([worst]);
    });
  },
});

/** A test address may do without a policy; one that it sends goes public with the site. */
function hasNoPolicyForTests({ site, pages }: Evidence): boolean {
  const own = pages.filter((page) => isHttps(page) && new URL(page.finalUrl).host === site.host);
  return !isAtPublicAddress(site) && policyPages(own).length === 0;
}

/** Pages with a policy that isn't turned off. */
function policyPages(pages: readonly PageEvidence[]): PageEvidence[] {
  return pages.filter(({ responseHeaders }) => {
    const [value] = headerValues(responseHeaders, HEADER);
    return value !== undefined && parseHsts(value)?.maxAge !== 0;
  });
}

function defectOf(page: PageEvidence): Defect | null {
  // RFC 6797 8.1: only the first header counts, so a good second one does not help.
  const [value] = headerValues(page.responseHeaders, HEADER);
  if (value === undefined) {
    return headerDefect({
      page,
      header: HEADER,
      value: null,
      message: "The response has no Strict-Transport-Security header.",
    });
  }
  const policy = parseHsts(value);
  if (policy === null) {
    return headerDefect({
      page,
      header: HEADER,
      value,
      message: "Browsers ignore this header because it has no valid max-age.",
    });
  }
  if (policy.maxAge === 0) {
    return headerDefect({ page, header: HEADER, value, message: "max-age=0 turns the protection off." });
  }
  if (policy.maxAge >= LEAST_SECONDS) return null;
  return headerDefect({
    page,
    header: HEADER,
    value,
    severity: "low",
    message: `The protection lasts only ${durationInWords(policy.maxAge)}. Set at least six months, or better, a year.`,
  });
}
