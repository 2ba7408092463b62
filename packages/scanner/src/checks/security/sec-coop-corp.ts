import { notApplicable, pageCheck, passed, verdictOf } from "#check.ts";

import { judgeDocument, isHttps } from "./reading/delivery.ts";
import { headerDefect } from "./reading/header-defect.ts";
import { headerValues } from "./reading/response-headers.ts";
import { secretFields } from "./reading/sensitive-fields.ts";

const HEADER = "cross-origin-opener-policy";
const ISOLATING = /^(?:same-origin|same-origin-allow-popups|noopener-allow-popups)\s*(?:;|$)/;

export const secCoopCorp = pageCheck({
  id: "sec-coop-corp",
  area: "security",
  severity: "info",
  group: "headers",
  sources: ["OWASP ASVS 5.0.0 V3.5", "HTML Standard: cross-origin opener policies"],
  defect: "Log-in or payment page not isolated from other sites",
  title: "Log-in and payment pages keep a distance from other windows",
  whyItMatters:
    "A site that opens your log-in or payment page in a new window keeps a handle on it and can send it elsewhere while the visitor is looking away. The Cross-Origin-Opener-Policy header cuts that handle.",
  businessImpact: "It closes one road to stolen log-ins on the pages where they are worth most.",
  fixSteps: [
    "Send with log-in, account and check-out pages: Cross-Origin-Opener-Policy: same-origin.",
    "If a payment or sign-in partner works in a pop-up window, use same-origin-allow-popups instead.",
    "Go through log-in and a test payment once afterwards.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Cross-Origin-Opener-Policy",
      url: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Cross-Origin-Opener-Policy",
    },
    { title: "OWASP Secure Headers Project", url: "https://owasp.org/www-project-secure-headers/" },
  ],
  evaluate: (page) =>
    judgeDocument(page, (document) => {
      if (secretFields(document).length === 0 && document.passwordFields === 0) {
        return notApplicable("The page asks for no password and no card");
      }
      if (!isHttps(page)) return notApplicable("Browsers heed this header on encrypted pages only");
      const values = headerValues(page.responseHeaders, HEADER);
      // It is a structured field: two lines make a list, which browsers ignore.
      const [value] = values;
      if (values.length === 1 && ISOLATING.test(value ?? "")) return passed;
      const message =
        value === undefined
          ? "The page takes secrets and sends no Cross-Origin-Opener-Policy."
          : "This value does not separate the page from other windows.";
      const sent = value === undefined ? null : values.join(", ");
      return verdictOf([headerDefect({ page, header: HEADER, value: sent, message })]);
    }),
});
