import { notApplicable, passed, verdictOf } from "#check.ts";
import { CCPA, CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withHome } from "#checks/privacy/reading/documents.ts";
import { offersOptOut } from "#checks/privacy/reading/opt-out-links.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { requestsFor } from "#checks/privacy/reading/third-parties.ts";

export const prvDnsmpi = privacySiteCheck({
  id: "prv-dnsmpi",
  group: "optout",
  severities: { CA: "critical", US: "high" },
  sources: ["California Civil Code §1798.135(a)", "11 CCR §7013 and §7015"],
  defect: 'No "Do Not Sell or Share" link',
  title: "A site with ad trackers links to an opt-out of sale and sharing",
  whyItMatters:
    'In California, giving visitors\' data to ad networks usually counts as selling or sharing it. If this law applies to you, your home page needs a link called "Do Not Sell or Share My Personal Information" or "Your Privacy Choices".',
  businessImpact:
    "Anyone can see on your home page that the link is missing. Regulators have checked many sites for it at once.",
  fixSteps: [
    'Put "Your Privacy Choices" (with the official icon) or "Do Not Sell or Share My Personal Information" in the footer of every page.',
    "Point it to a form or switch that really stops the vendors we list.",
    "If you don't sell or share data, remove the ad trackers.",
  ],
  effort: "M",
  passesByPresence: true,
  resources: [CCPA, CCPA_REGULATIONS],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh }) => {
      const { startUrl } = evidence.site;
      const vendors = requestsFor(["advertising"], fresh.requests, startUrl);
      if (vendors.length === 0) {
        return notApplicable("We saw no ad tracker on the home page.");
      }
      const names = [...new Set(vendors.map(({ vendor }) => vendor))];
      return withHome(evidence, ({ page, document }) =>
        offersOptOut(document)
          ? passed
          : verdictOf([
              {
                message: `The home page contacts ${names.slice(0, 4).join(", ")} but has no “Do Not Sell or Share” or “Your Privacy Choices” link.`,
                page: page.finalUrl,
                component: "opt-out link",
              },
            ]),
      );
    }),
});
