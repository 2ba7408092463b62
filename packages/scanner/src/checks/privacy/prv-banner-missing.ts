import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { EPRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { trackingItems } from "#checks/privacy/reading/cookies.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence, PrivacyPass } from "#evidence.ts";

export const prvBannerMissing = privacySiteCheck({
  id: "prv-banner-missing",
  group: "consent",
  severities: { EU: "high" },
  sources: ["ePrivacy Directive 2002/58/EC, Art. 5(3)", "GDPR Art. 7"],
  defect: "Tracking without a consent banner",
  title: "A site that tracks asks for consent",
  whyItMatters:
    "Where the European rules apply to you, storing analytics or advertising data on a visitor's device needs a question first. Without any banner nobody was asked.",
  businessImpact:
    "Every visit from Europe then counts as tracking without consent, and there is no record to show otherwise.",
  fixSteps: [
    "Choose a consent tool that offers 'Accept' and 'Reject' side by side.",
    "Assign each tracker of the site to a purpose in it and block it until accepted.",
    "If your banner is shown to some countries only, open the site from one of them and check that it appears.",
  ],
  effort: "M",
  resources: [EPRIVACY, GDPR],
  evaluate: (evidence) =>
    withPasses(evidence, ({ banner, fresh }) => {
      const evidenceOfTracking = tracking(fresh, evidence);
      if (evidenceOfTracking.length === 0) {
        return notApplicable("The site stored and sent nothing that needs consent.");
      }
      if (!banner.gathered) return couldNotRun(banner.reason);
      if (banner.value?.visible === true) return passed;
      const asksOtherwise = fresh.globals.tcf || banner.value !== null;
      return verdictOf([
        {
          message: `No consent banner was shown to our visit, although it was tracked by ${evidenceOfTracking.join(", ")}.`,
          page: evidence.site.startUrl,
          component: "consent banner",
          ...(asksOtherwise ? { outcome: "review" as const } : {}),
        },
      ]);
    }),
});

function tracking(fresh: PrivacyPass, { site, now }: Evidence): string[] {
  const vendors = [
    ...trackingRequests(fresh.requests, site.startUrl),
    ...trackingItems(fresh, { url: site.startUrl, now }),
  ];
  return [...new Set(vendors.map(({ vendor }) => vendor))].slice(0, 5);
}
