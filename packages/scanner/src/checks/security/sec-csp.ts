import { pageCheck, passed, verdictOf } from "#check.ts";

import { enforcedPolicies, reportOnlyPolicies } from "./reading/content-security-policy.ts";
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
    "A content security policy is a list of the places from which the page may load scripts. With it, a script that somebody smuggles in through a comment, a form or a hacked supplier is refused by the browser; without it, it runs with all rights of your page.",
  businessImpact:
    "Smuggled-in scripts are how card numbers are skimmed from check-outs. PCI DSS 4.0 (6.4.3, 11.6.1) expects shops to control the scripts of payment pages.",
  fixSteps: [
    "Ask your developer for a list of the hosts the site loads scripts, styles, images, fonts and frames from.",
    "Send a policy that only reports first: Content-Security-Policy-Report-Only: default-src 'self'; object-src 'none'; base-uri 'self'; frame-ancestors 'self', with the hosts of your list added.",
    "Watch the reports or the browser console for two weeks and add what is missing.",
    "Rename the header to Content-Security-Policy, so that it is enforced.",
  ],
  effort: "M",
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
        const message = "The page has no content security policy, neither as header nor as meta element.";
        return verdictOf([headerDefect({ page, header: HEADER, value: null, message })]);
      }
      const message =
        "The policy only reports: browsers refuse nothing until it is sent as Content-Security-Policy.";
      const defect = headerDefect({ page, header: `${HEADER}-report-only`, value: reporting.text, message });
      return verdictOf([defect]);
    }),
});
