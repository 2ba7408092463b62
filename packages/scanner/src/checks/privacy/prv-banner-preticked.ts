import { verdictOf } from "#check.ts";
import { CCPA_REGULATIONS, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { bannerName, withBanner } from "#checks/privacy/reading/passes.ts";

export const prvBannerPreticked = privacySiteCheck({
  id: "prv-banner-preticked",
  group: "consent",
  severities: { EU: "high", CA: "medium" },
  sources: ["CJEU C-673/17 (Planet49)", "GDPR recital 32", "11 CCR §7004"],
  defect: "Optional purposes ticked in advance",
  title: "Optional purposes are not ticked in advance",
  whyItMatters:
    "Silence and pre-ticked boxes are not consent: Europe's highest court has said so in plain words, and California's rules on choices do not accept defaults set against the visitor either.",
  businessImpact:
    "Whoever clicks 'Save' without unticking has not agreed, so none of that consent can be relied on.",
  fixSteps: [
    "Open the consent tool's settings for purposes.",
    "Set the default of every optional purpose to off; leave only what the page needs switched on and locked.",
    "Check the banner in a private window.",
  ],
  effort: "S",
  resources: [GDPR, CCPA_REGULATIONS],
  evaluate: (evidence) =>
    withBanner(evidence, (banner) =>
      verdictOf(
        banner.prechecked.map((name) => ({
          message: `${bannerName(banner)} shows "${name}" already ticked.`,
          page: evidence.site.startUrl,
          snippet: name,
          component: `banner option ${name}`,
        })),
      ),
    ),
});
