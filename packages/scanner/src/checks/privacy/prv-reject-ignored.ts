import { couldNotRun, notApplicable, verdictOf } from "#check.ts";
import type { Defect, Verdict } from "#check.ts";
import { EDPB_BANNERS, FTC_PRIVACY, GOOGLE_CONSENT_MODE } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { saysConsentDenied } from "#checks/privacy/reading/consent-signals.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { recordedVisits } from "#checks/privacy/reading/recorded-visits.ts";
import { byVendor, shortAddress, times, trackingRequests } from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { PrivacyPasses } from "#evidence/privacy.ts";
import { waitsForConsent } from "#fix-examples/waits-for-consent.ts";

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
  example: waitsForConsent,
  resources: [EDPB_BANNERS, FTC_PRIVACY, GOOGLE_CONSENT_MODE],
  evaluate: (evidence) =>
    withPasses(evidence, ({ afterReject, accepted }) => {
      if (!afterReject.gathered)
        return (accepted && afterSettings(accepted, evidence)) ?? couldNotRun(afterReject.reason);
      if (afterReject.value === null) return notApplicable("There was no banner to reject.");
      const found = trackersAfterReject(evidence);
      const unseen = notSeenAfterReject(evidence);
      return found.length === 0 && unseen !== null ? couldNotRun(unseen) : verdictOf(found);
    }),
});

/** Of a banner that nobody can refuse, what refusing in the settings did that come after it; null where there are none. */
function afterSettings(accepted: NonNullable<PrivacyPasses["accepted"]>, { site }: Evidence): Verdict | null {
  const { settings, label } = accepted.gathered ? accepted.value : { settings: null, label: "" };
  if (settings?.requests === undefined) return null;
  const rejecting = `“${label}” was pressed, then every box under “${settings.opened}” unchecked and “${settings.saved ?? ""}” pressed`;
  const place = { page: site.startUrl, rejecting };
  const vendors = byVendor(trackingRequests(settings.requests, site.startUrl));
  return verdictOf([...vendors].map(([vendor, sent]) => stillFires(vendor, sent, place)));
}

/** Each vendor once, on the first page that contacts it. */
function trackersAfterReject(evidence: Evidence): Defect[] {
  const { startUrl } = evidence.site;
  const rejecting = afterWhat(evidence);
  const found = new Map<string, Defect>();
  for (const { when, page, requests } of recordedVisits(evidence)) {
    if (when !== "after rejecting") continue;
    for (const [vendor, sent] of byVendor(trackingRequests(requests, startUrl))) {
      if (!found.has(vendor)) found.set(vendor, stillFires(vendor, sent, { page, rejecting }));
    }
  }
  return [...found.values()];
}

/** How the banner was rejected, as the end of a sentence. */
function afterWhat({ site: { privacy } }: Evidence): string {
  const after = privacy.gathered ? privacy.value.afterReject : privacy;
  const answer = after.gathered ? after.value?.answer : undefined;
  return answer?.by === "settings"
    ? `every optional box was unchecked and “${answer.label}” pressed`
    : "“Reject”";
}

/** Why a page was not seen after the banner was rejected; null where all that were tried were. */
function notSeenAfterReject({ site: { pagesAfterReject } }: Evidence): string | null {
  if (pagesAfterReject === undefined) return null;
  if (!pagesAfterReject.gathered) return pagesAfterReject.reason;
  const [reason = null] = pagesAfterReject.value.flatMap(({ seen }) => (seen.gathered ? [] : [seen.reason]));
  return reason;
}

/** A library that is loaded but told 'denied' may be by design: a person decides. */
function stillFires(
  vendor: string,
  requests: ThirdPartyRequest[],
  { page, rejecting }: { page: string; rejecting: string },
): Defect {
  const hits = requests.filter(({ request }) => request.type !== "script" && !saysConsentDenied(request.url));
  const shown = hits[0] ?? requests[0];
  const snippet = shortAddress(shown?.request.url ?? "");
  const component = `third party ${vendor}`;
  if (hits.length === 0 && vendor.startsWith("Google")) {
    return {
      message: `${vendor} still loads after ${rejecting}, though it sent nothing that identifies the visitor. Is it set up to wait for consent?`,
      page,
      snippet,
      component,
      outcome: "review",
    };
  }
  return {
    message: `The page contacted ${vendor} ${times(requests.length)} after ${rejecting}.`,
    page,
    snippet,
    component,
  };
}
