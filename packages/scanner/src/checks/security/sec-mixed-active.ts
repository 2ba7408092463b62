import { pageCheck, verdictOf } from "#check.ts";
import { encryptedAddresses } from "#fix-examples/encrypted-addresses.ts";

import { judgeHttpsHtml } from "./reading/delivery.ts";
import { mixedContent } from "./reading/mixed-content.ts";

export const secMixedActive = pageCheck({
  id: "sec-mixed-active",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["W3C Mixed Content", "OWASP ASVS 5.0.0 V12.2.1"],
  defect: "Scripts or styles loaded without encryption",
  title: "Scripts, styles and frames load with encryption",
  whyItMatters:
    "Someone on the way could change a script or frame that an encrypted page loads without encryption. Browsers refuse to load it, so part of the page is missing: a menu, a form or a map.",
  businessImpact: "Parts of the page don't work for any visitor, and nothing tells you so.",
  fixSteps: [
    "Open the page template or the CMS content that contains the address we name.",
    "Change http:// to https:// in it. If the other site has no https, host the file yourself or remove it.",
    "As a safety net, send Content-Security-Policy: upgrade-insecure-requests.",
    'Open your browser\'s console, reload the page, and check that there is no "Mixed Content" line left.',
  ],
  effort: "S",
  example: encryptedAddresses,
  resources: [
    {
      title: "MDN: Mixed content",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content",
    },
    { title: "web.dev: Fixing mixed content", url: "https://web.dev/articles/fixing-mixed-content" },
  ],
  evaluate: (page) => judgeHttpsHtml(page, () => verdictOf(mixedContent(page, "blocked"))),
});
