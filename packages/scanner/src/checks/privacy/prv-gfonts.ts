import { verdictOf } from "#check.ts";
import { GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { byVendor, requestsFor, shortAddress } from "#checks/privacy/reading/third-parties.ts";

export const prvGfonts = privacyPageCheck({
  id: "prv-gfonts",
  group: "embeds",
  severities: { EU: "medium" },
  sources: ["LG München I, judgment of 20 January 2022, 3 O 17493/20", "GDPR Art. 6"],
  defect: "Fonts loaded from another company",
  title: "Fonts come from the site's own server",
  whyItMatters:
    "Loading a font from Google or another provider hands over each visitor's IP address. A Munich court found that unnecessary, because the same fonts can be served from one's own host.",
  businessImpact:
    "The judgment set off a wave of claim letters in Germany and Austria; self-hosting is faster as well.",
  fixSteps: [
    "Download the font files you use; their licenses allow it in most cases (Google Fonts do).",
    "Serve them from your own host and replace the remote style sheet by @font-face rules.",
    "Many themes and plug-ins have a switch 'load fonts locally'.",
  ],
  effort: "S",
  resources: [GDPR],
  evaluate: (page) => {
    const requests = requestsFor(["fonts"], page.requests, page.finalUrl);
    return verdictOf(
      [...byVendor(requests)].map(([vendor, [first]]) => ({
        message: `The page loads fonts from ${vendor}.`,
        page: page.finalUrl,
        snippet: shortAddress(first?.request.url ?? ""),
        component: `third party ${vendor}`,
      })),
    );
  },
});
