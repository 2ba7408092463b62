import { couldNotRun, notApplicable, passed, verdictOf } from "#check.ts";
import { EPRIVACY, GDPR } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { cloakedRequests } from "#checks/privacy/reading/cloaked-trackers.ts";
import { trackingItems } from "#checks/privacy/reading/cookies.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

export const prvBannerMissing = privacySiteCheck({
  id: "prv-banner-missing",
  group: "consent",
  severities: { EU: "high" },
  sources: ["ePrivacy Directive 2002/58/EC, Art. 5(3)", "GDPR Art. 7"],
  defect: "Tracking without a consent banner",
  title: "A site that tracks visitors asks for consent",
  whyItMatters:
    "If European law applies to you, you may have to ask visitors before you store analytics or advertising data on their device. Without a banner, no one was asked.",
  businessImpact:
    "Every visit from Europe may then count as tracking without consent, and you have no record that shows otherwise.",
  fixSteps: [
    'Choose a consent tool that offers "Accept" and "Reject" side by side.',
    "In the tool, assign a purpose to each tracker on your site, and block the tracker until the visitor accepts.",
    "If your banner appears only in some countries, open the site from one of them and check that it appears.",
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
      const message = `We saw no consent banner, but our visit was tracked by ${evidenceOfTracking.join(", ")}.`;
      const question = "The site has a consent tool that stayed hidden. Does it open for visitors in Europe?";
      return verdictOf([
        {
          message,
          page: evidence.site.startUrl,
          component: "consent banner",
          ...(asksOtherwise ? { outcome: "review" as const, message: `${message} ${question}` } : {}),
        },
      ]);
    }),
});

function tracking(fresh: PrivacyPass, { site, now }: Evidence): string[] {
  const vendors = [
    ...trackingRequests(fresh.requests, site.startUrl),
    ...cloakedRequests({ site }, fresh.requests),
    ...trackingItems(fresh, { url: site.startUrl, now }),
  ];
  return [...new Set(vendors.map(({ vendor }) => vendor))].slice(0, 5);
}
