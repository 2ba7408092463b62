import { pageCheck, verdictOf } from "#check.ts";

import { judgeHttpsHtml } from "./reading/delivery.ts";
import { mixedContent } from "./reading/mixed-content.ts";

export const secMixedPassive = pageCheck({
  id: "sec-mixed-passive",
  area: "security",
  severity: "low",
  group: "content",
  sources: ["W3C Mixed Content"],
  defect: "Images or media loaded without encryption",
  title: "Pictures, sound and films are addressed with encryption",
  whyItMatters:
    "The page asks for pictures or media by unencrypted addresses. Today's browsers try the encrypted address instead; older ones load them in the open or warn, and where there is no encrypted copy the picture is missing.",
  businessImpact: "Product pictures can be missing for part of your visitors, or the lock symbol disappears.",
  fixSteps: [
    "Search the CMS content and templates for http:// addresses of pictures and media.",
    "Change them to https://. Most shop and CMS systems have a search-and-replace tool for it.",
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
  evaluate: (page) => judgeHttpsHtml(page, () => verdictOf(mixedContent(page, "upgraded"))),
});
