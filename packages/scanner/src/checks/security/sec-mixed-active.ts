import { pageCheck, verdictOf } from "#check.ts";

import { judgeHttpsHtml } from "./reading/delivery.ts";
import { mixedContent } from "./reading/mixed-content.ts";

export const secMixedActive = pageCheck({
  id: "sec-mixed-active",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["W3C Mixed Content", "OWASP ASVS 5.0.0 V12.2.1"],
  defect: "Scripts or styles loaded without encryption",
  title: "Scripts, styles and frames are loaded with encryption",
  whyItMatters:
    "An encrypted page that loads a script or a frame unencrypted could be changed on the way, so browsers refuse to load it. Whatever it was for, a menu, a form, a map, is missing.",
  businessImpact: "Parts of the page do not work for any visitor, and nothing tells you so.",
  fixSteps: [
    "Open the page template or the CMS content that holds the address named in the finding.",
    "Change http:// to https:// in it. If the other site does not offer https, host the file yourself or drop it.",
    "As a safety net send Content-Security-Policy: upgrade-insecure-requests.",
    "Reload the page with the browser's console open: no 'Mixed Content' line may be left.",
  ],
  effort: "S",
  resources: [
    {
      title: "MDN: Mixed content",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Mixed_content",
    },
    { title: "web.dev: Fixing mixed content", url: "https://web.dev/articles/fixing-mixed-content" },
  ],
  evaluate: (page) => judgeHttpsHtml(page, () => verdictOf(mixedContent(page, "blocked"))),
});
