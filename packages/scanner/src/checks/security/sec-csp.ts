import { pageCheck, passed, verdictOf } from "#check.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";

import {
  enforcedPolicies,
  ignoredMetaPolicy,
  reportOnlyPolicies,
} from "./reading/content-security-policy.ts";
import { judgeHtml } from "./reading/delivery.ts";
import { headerDefect } from "./reading/header-defect.ts";

const HEADER = "content-security-policy";

export const secCsp = pageCheck({
  id: "sec-csp",
  area: "security",
  severity: "medium",
  group: "headers",
  sources: [
    "W3C Content Security Policy Level 3",
    "OWASP ASVS 5.0.0 V3.4.3",
    "Mozilla Web Security Guidelines: CSP",
  ],
  defect: "No Content-Security-Policy",
  title: "Pages have a content security policy",
  whyItMatters:
    "A content security policy lists the places from which a page may load scripts. Attackers add scripts through a comment, a form or a hacked supplier. With a policy, the browser refuses them. Without one, they run with all the rights of your page.",
  businessImpact:
    "Injected scripts are how thieves copy card numbers from a checkout. PCI DSS 4.0 (6.4.3, 11.6.1) expects stores to control the scripts on payment pages.",
  fixSteps: [
    "Ask your developer for a list of the hosts from which the site loads scripts, styles, images, fonts and frames.",
    "Send a policy that only reports at first: Content-Security-Policy-Report-Only: default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self'. Add the hosts from your list.",
    "Watch the reports or the browser console for two weeks, and add what is missing.",
    "Rename the header to Content-Security-Policy. Browsers now enforce it.",
  ],
  effort: "M",
  likelyOwner: "developer",
  example: () =>
    sentHeader(
      "Content-Security-Policy",
      "default-src 'self' https://TODO.name-each-host-you-load-from.example; object-src 'none'; base-uri 'self'; frame-ancestors 'self'",
    ),
  resources: [
    {
      title: "MDN: Content Security Policy",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CSP",
    },
    {
      title: "OWASP Content Security Policy Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Content_Security_Policy_Cheat_Sheet.html",
    },
  ],
  evaluate: (page) =>
    judgeHtml(page, () => {
      if (enforcedPolicies(page).length > 0) return passed;
      const [reporting] = reportOnlyPolicies(page);
      if (reporting === undefined) {
        const ignored = ignoredMetaPolicy(page);
        const message =
          ignored === null
            ? "The page has no content security policy, either as a header or as a meta element."
            : `Browsers ignore the policy in the page's meta element. ${ignored.why}.`;
        const defect = headerDefect({ page, header: HEADER, value: null, message });
        return verdictOf([ignored === null ? defect : { ...defect, snippet: ignored.text }]);
      }
      const message =
        "The policy only reports. Browsers refuse nothing until you send it as Content-Security-Policy.";
      const defect = headerDefect({ page, header: `${HEADER}-report-only`, value: reporting.text, message });
      return verdictOf([defect]);
    }),
});
