import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { EDPB_BANNERS, FTC_PRIVACY, GOOGLE_CONSENT_MODE } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { saysConsentDenied } from "#checks/privacy/reading/consent-signals.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { byVendor, shortAddress, times, trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";

export const prvRejectIgnored = privacySiteCheck({
  id: "prv-reject-ignored",
  group: "consent",
  severities: { EU: "critical", CA: "critical", US: "high" },
  sources: [
    "GDPR Art. 7",
    "EDPB report of the Cookie Banner Taskforce, 17 January 2023",
    "FTC Act §5 (deceptive practices)",
  ],
  defect: 'Trackers keep running after "Reject"',
  title: "Trackers stop after the visitor rejects them",
  whyItMatters:
    'A banner that offers "Reject" makes a promise. If trackers run anyway, you told the visitor something untrue. In the United States that may count as deceptive. In Europe you may have no valid consent.',
  businessImpact:
    "A broken promise weighs more than a missing banner. It is easy to show and hard to explain, and regulators have issued fines for it.",
  fixSteps: [
    'In your consent tool, check that each vendor we list belongs to a purpose that "Reject" turns off.',
    "Search the page's HTML and your tag manager for copies of the tag that run without asking the consent tool.",
    "Publish, open the site in a private window, reject and reload. In the developer tools, under Network, the vendor should be gone.",
  ],
  effort: "M",
  resources: [EDPB_BANNERS, FTC_PRIVACY, GOOGLE_CONSENT_MODE],
  evaluate: (evidence) =>
    withPasses(evidence, ({ afterReject }) => {
      if (!afterReject.gathered) return couldNotRun(afterReject.reason);
      if (afterReject.value === null) return notApplicable("There was no banner to reject.");
      const { startUrl } = evidence.site;
      const vendors = byVendor(trackingRequests(afterReject.value.requests, startUrl));
      return verdictOf([...vendors].map(([vendor, requests]) => stillFires(vendor, requests, startUrl)));
    }),
});

/** A library that is loaded but told 'denied' may be by design: a person decides. */
function stillFires(vendor: string, requests: ThirdPartyRequest[], page: string): Defect {
  const hits = requests.filter(({ request }) => request.type !== "script" && !saysConsentDenied(request.url));
  const shown = hits[0] ?? requests[0];
  const snippet = shortAddress(shown?.request.url ?? "");
  const component = `third party ${vendor}`;
  if (hits.length === 0 && vendor.startsWith("Google")) {
    return {
      message: `${vendor} still loads after “Reject”, though it sent nothing that identifies the visitor.`,
      page,
      snippet,
      component,
      outcome: "review",
    };
  }
  return {
    message: `The page contacted ${vendor} ${times(requests.length)} after “Reject”.`,
    page,
    snippet,
    component,
  };
}
