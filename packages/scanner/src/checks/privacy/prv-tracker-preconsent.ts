import { verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { EDPB_BANNERS, EPRIVACY, GOOGLE_CONSENT_MODE } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { saysConsentDenied } from "#checks/privacy/reading/consent-signals.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { byVendor, shortAddress, times, trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";

export const prvTrackerPreconsent = privacySiteCheck({
  id: "prv-tracker-preconsent",
  group: "consent",
  severities: { EU: "critical", CA: "medium", US: "low" },
  sources: [
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "GDPR Art. 6 and 7",
    "CJEU C-673/17 (Planet49)",
    "California Penal Code §631 and §638.51 (litigation)",
  ],
  defect: "Trackers run before the visitor chooses",
  title: "No advertising or analytics request leaves the page before the visitor chooses",
  whyItMatters:
    "Loading a tracker tells its vendor who is on your page. Where the European rules apply to you, that needs the visitor's consent first; in California the same requests are the subject of wiretap and pen-register claims.",
  businessImpact:
    "Tracking before consent is the first thing a regulator, a claimant's lawyer or a browser extension sees, because it shows in the first second of a visit.",
  fixSteps: [
    "List the vendors named in this finding and decide which of them you need.",
    "In your tag manager or consent tool, give each remaining tag a purpose (analytics, advertising) and let it fire only when that purpose was accepted.",
    "Move tags that stand directly in the page's HTML into the tag manager, or mark them for the consent tool to release.",
    "Open the site in a private window, touch nothing, and look in the browser's network panel: the vendors must be absent.",
  ],
  effort: "M",
  resources: [EPRIVACY, EDPB_BANNERS, GOOGLE_CONSENT_MODE],
  evaluate: (evidence) =>
    withPasses(evidence, (passes) => {
      const { startUrl } = evidence.site;
      const vendors = byVendor(trackingRequests(passes.fresh.requests, startUrl));
      return verdictOf([...vendors].map(([vendor, requests]) => contactedEarly(vendor, requests, startUrl)));
    }),
});

/** Requests that all say 'consent denied' carry no identifier; whether they may go is debated. */
function contactedEarly(vendor: string, requests: ThirdPartyRequest[], page: string): Defect {
  const first = requests[0];
  const onlyDenied = requests
    .filter(({ request }) => request.type !== "script")
    .every(({ request }) => saysConsentDenied(request.url));
  const sendsData = requests.some(({ request }) => request.type !== "script");
  const seconds = ((first?.request.startedAtMs ?? 0) / 1_000).toFixed(1);
  return {
    message: `${vendor} (${first?.purpose ?? "tracking"}) was contacted ${times(requests.length)} before any choice, first after ${seconds} s.`,
    page,
    snippet: shortAddress(first?.request.url ?? ""),
    component: `third party ${vendor}`,
    ...(sendsData && onlyDenied ? { outcome: "review" as const } : {}),
  };
}
