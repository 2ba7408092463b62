import { couldNotRun, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { EDPB_BANNERS, EPRIVACY, GOOGLE_CONSENT_MODE } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { visitsBeforeChoice } from "#checks/privacy/reading/before-choice.ts";
import { unlessOptOut } from "#checks/privacy/reading/opt-out-site.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { saysConsentDenied } from "#checks/privacy/reading/consent-signals.ts";
import {
  byVendor,
  requestsFor,
  shortAddress,
  times,
  trackingRequests,
} from "#checks/privacy/reading/third-parties.ts";
import type { ThirdPartyRequest } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import { waitsForConsent } from "#fix-examples/waits-for-consent.ts";

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
  title: "No ad or analytics request leaves the page before the visitor chooses",
  whyItMatters:
    "When a page loads a tracker, its vendor learns who is on the page. If European law applies to you, that may need consent first. In California, lawsuits about wiretapping target the same requests. Where only American laws apply and people can opt out, it is advice.",
  businessImpact:
    "This is the first thing a regulator, a lawyer or a browser extension sees. It shows in the first second of a visit.",
  fixSteps: [
    "List the vendors we name, and decide which of them you need.",
    "In your tag manager or consent tool, give each tag you keep a purpose (analytics or advertising). Let it run only when the visitor has accepted that purpose.",
    "Move tags from the page's HTML to the tag manager, or mark them so that the consent tool can block them.",
    "Open the site in a private window, click nothing, and look at the developer tools under Network. The vendors should not be there.",
  ],
  effort: "M",
  example: waitsForConsent,
  resources: [EPRIVACY, EDPB_BANNERS, GOOGLE_CONSENT_MODE],
  evaluate: (evidence) => {
    const found = unlessOptOut(
      [...trackersBeforeChoice(evidence), ...managersBeforeChoice(evidence)],
      evidence,
    );
    const { privacy } = evidence.site;
    return found.length === 0 && !privacy.gathered ? couldNotRun(privacy.reason) : verdictOf(found);
  },
});

/** Each vendor once, on the first page that contacts it. */
function trackersBeforeChoice(evidence: Evidence): Defect[] {
  const { privacy, typing, startUrl } = evidence.site;
  const movedAtMs = privacy.gathered ? privacy.value.fresh.movedAtMs : undefined;
  const found = new Map<string, Defect>();
  for (const { page, requests } of visitsBeforeChoice(evidence)) {
    const moved = page === startUrl ? movedAtMs : undefined;
    for (const [vendor, sent] of byVendor(trackingRequests(requests, startUrl))) {
      if (!found.has(vendor)) found.set(vendor, contactedEarly(vendor, sent, { page, movedAtMs: moved }));
    }
  }
  for (const { url: page, fields, onceMoved = [] } of typing?.gathered === true ? typing.value : []) {
    for (const [vendor, sent] of byVendor(trackingRequests(onceMoved, startUrl))) {
      if (!found.has(vendor))
        found.set(vendor, contactedEarly(vendor, sent, { page, movedAtMs: 0, hasTyped: fields.length > 0 }));
    }
  }
  const left = privacy.gathered ? (privacy.value.fresh.onLeaving ?? []) : [];
  for (const [vendor, sent] of byVendor(trackingRequests(left, startUrl))) {
    if (!found.has(vendor))
      found.set(vendor, contactedEarly(vendor, sent, { page: startUrl, hasLeft: true }));
  }
  return [...found.values()];
}

/**
 * A tag manager gets the visitor's address and may start any tag. Under European law courts have asked for consent to it,
 * too; where it is told what the visitor chose, a person must judge.
 */
function managersBeforeChoice(evidence: Evidence): Defect[] {
  const { startUrl } = evidence.site;
  if (!evidence.profiles.includes("EU")) return [];
  const found = new Map<string, Defect>();
  for (const { page, requests } of visitsBeforeChoice(evidence)) {
    for (const [vendor, [first]] of byVendor(requestsFor(["tag-manager"], requests, startUrl))) {
      if (found.has(vendor) || first === undefined) continue;
      found.set(vendor, {
        message: `${vendor} was loaded before the visitor made a choice. Do all of its tags wait for one?`,
        page,
        snippet: shortAddress(first.request.url),
        component: `third party ${vendor}`,
        outcome: "review",
      });
    }
  }
  return [...found.values()];
}

/** Requests that all say 'consent denied' carry no identifier; whether they may go is debated. */
function contactedEarly(
  vendor: string,
  requests: ThirdPartyRequest[],
  {
    page,
    movedAtMs = Number.POSITIVE_INFINITY,
    hasTyped = false,
    hasLeft = false,
  }: { page: string; movedAtMs?: number | undefined; hasTyped?: boolean; hasLeft?: boolean },
): Defect {
  const first = requests[0];
  const onlyDenied = requests
    .filter(({ request }) => request.type !== "script")
    .every(({ request }) => saysConsentDenied(request.url));
  const sendsData = requests.some(({ request }) => request.type !== "script");
  const startedAtMs = first?.request.startedAtMs ?? 0;
  const moved = `as soon as the visitor ${hasTyped ? "typed, moved" : "moved"} or waited`;
  const inTime = startedAtMs >= movedAtMs ? moved : `first after ${(startedAtMs / 1_000).toFixed(1)} seconds`;
  const when = hasLeft ? "as the visitor left the page" : inTime;
  const isPassedOn = first !== undefined && !isThirdParty(first.request.url, page);
  const through = isPassedOn ? ` through ${first.host}, an address of the site,` : "";
  const message = `${vendor} (${first?.purpose ?? "tracking"}) was contacted ${times(requests.length)}${through} before the visitor made a choice, ${when}.`;
  const question = "It was told that consent is denied. Does it still learn anything about the visitor?";
  return {
    message,
    page,
    snippet: shortAddress(first?.request.url ?? ""),
    component: `third party ${vendor}`,
    ...(sendsData && onlyDenied ? { outcome: "review" as const, message: `${message} ${question}` } : {}),
  };
}
