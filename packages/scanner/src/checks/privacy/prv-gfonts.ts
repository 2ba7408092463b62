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
    "When a page loads a font from Google or another provider, that company gets each visitor's IP address. A court in Munich found this unnecessary, because a site can serve the same fonts itself.",
  businessImpact:
    "That ruling set off a wave of claim letters in Germany and Austria. Your own copy of the fonts is faster, too.",
  fixSteps: [
    "Download the font files you use. Most licenses allow it, including Google Fonts.",
    "Serve them from your own host, and replace the remote style sheet with @font-face rules.",
    'Many themes and plugins do this for you. Look for a setting such as "Load fonts locally".',
  ],
  effort: "S",
  resources: [GDPR],
  evaluate: (page) => {
    const requests = requestsFor(["fonts"], page.requests, page.finalUrl);
    return verdictOf(
      [...byVendor(requests)].map(([vendor, [first]]) => ({
        // Its icons come as a font or as a script that draws them.
        message: `The page loads ${vendor === "Font Awesome" ? "icons" : "fonts"} from ${vendor}.`,
        page: page.finalUrl,
        snippet: shortAddress(first?.request.url ?? ""),
        component: `third party ${vendor}`,
      })),
    );
  },
});
