import { notApplicable, passed, verdictOf } from "#check.ts";
import { CCPA, CCPA_REGULATIONS } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { withHome } from "#checks/privacy/reading/documents.ts";
import { offersOptOut } from "#checks/privacy/reading/opt-out-links.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { requestsFor } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { NetworkRequest } from "#evidence/network.ts";

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
      const tracked = trackedPlaces(fresh.requests, evidence);
      const [first] = tracked;
      if (first === undefined) return notApplicable("We saw no ad tracker on the pages we visited.");
      const names = [...new Set(first.vendors)];
      return withHome(evidence, ({ page, document }) =>
        offersOptOut(document)
          ? passed
          : verdictOf([
              {
                message: `${first.place} contacts ${names.slice(0, 4).join(", ")}, ${first.isHome ? "and has" : "and the home page has"} no “Do Not Sell or Share” or “Your Privacy Choices” link.`,
                page: page.finalUrl,
                component: "opt-out link",
              },
            ]),
      );
    }),
});

interface TrackedPlace {
  /** The page in words. */
  place: string;
  isHome: boolean;
  /** Ad networks that it contacts. */
  vendors: string[];
}

/** Pages that contact ad networks before any choice, the home page first. */
function trackedPlaces(
  home: readonly NetworkRequest[],
  { site: { startUrl }, pages }: Evidence,
): TrackedPlace[] {
  const all = [
    { place: "The home page", isHome: true, url: startUrl, requests: home },
    ...pages.map(({ finalUrl: url, requests }) => ({ place: url, isHome: false, url, requests })),
  ];
  return all
    .map(({ url, requests, ...where }) => ({
      ...where,
      vendors: requestsFor(["advertising"], requests, url).map(({ vendor }) => vendor),
    }))
    .filter(({ vendors }) => vendors.length > 0);
}
