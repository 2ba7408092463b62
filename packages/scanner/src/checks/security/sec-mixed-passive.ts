import { pageCheck, verdictOf } from "#check.ts";
import { encryptedAddresses } from "#fix-examples/encrypted-addresses.ts";

import { judgeHttpsHtml } from "./reading/delivery.ts";
import { mixedContent } from "./reading/mixed-content.ts";

export const secMixedPassive = pageCheck({
  id: "sec-mixed-passive",
  area: "security",
  severity: "low",
  group: "content",
  sources: ["W3C Mixed Content"],
  defect: "Images or media loaded without encryption",
  title: "Images, sound and video load with encryption",
  whyItMatters:
    "The page asks for images or media at unencrypted addresses. Today's browsers try the encrypted address instead. Older ones load them without encryption or show a warning. If there is no encrypted copy, the image is missing.",
  businessImpact: "Some visitors may not see your product images, or the lock icon disappears.",
  fixSteps: [
    "Search your CMS content and templates for image and media addresses that start with http://.",
    "Change them to https://. Most store systems and CMSs have a search-and-replace tool for it.",
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
  evaluate: (page) => judgeHttpsHtml(page, () => verdictOf(mixedContent(page, "upgraded"))),
});
