import { notApplicable, pageCheck, passed, verdictOf } from "#check.ts";
import { sentHeader } from "#fix-examples/server-lines.ts";

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
  defect: "Sign-in or payment page open to other windows",
  title: "Other windows can't control sign-in and payment pages",
  whyItMatters:
    "A site that opens your sign-in or payment page in a new window keeps some control over that window. It can send it to a fake page while the visitor looks away. The Cross-Origin-Opener-Policy header prevents this.",
  businessImpact: "It blocks one way to steal sign-ins on the pages where they are worth most.",
  fixSteps: [
    "Set this header for sign-in, account and checkout pages on your server or CDN: Cross-Origin-Opener-Policy: same-origin.",
    "If a payment or sign-in partner works in a pop-up window, use same-origin-allow-popups instead.",
    "Then sign in and make a test payment.",
  ],
  effort: "S",
  example: () => sentHeader("Cross-Origin-Opener-Policy", "same-origin-allow-popups"),
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
        return notApplicable("The page doesn't ask for a password or card");
      }
      if (!isHttps(page)) return notApplicable("Browsers use this header only on encrypted pages");
      const values = headerValues(page.responseHeaders, HEADER);
      // It is a structured field: two lines make a list, which browsers ignore.
      const [value] = values;
      if (values.length === 1 && ISOLATING.test(value ?? "")) return passed;
      const message =
        value === undefined
          ? "The page asks for a password or card but sends no Cross-Origin-Opener-Policy header."
          : "This value doesn't separate the page from other windows.";
      const sent = value === undefined ? null : values.join(", ");
      return verdictOf([headerDefect({ page, header: HEADER, value: sent, message })]);
    }),
});
