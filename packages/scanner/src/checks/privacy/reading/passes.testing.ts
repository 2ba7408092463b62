import type { Verdict } from "#check.ts";
import {
  aDocument,
  aPage,
  aPrivacyPass,
  aRequest,
  aSite,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { ConsentBanner, PrivacyPasses } from "#evidence/privacy.ts";

type Profiles = Evidence["profiles"];

/** Passes of a site without banner or tracker; give what the test is about. */
export function somePasses(overrides: Partial<PrivacyPasses> = {}): PrivacyPasses {
  return {
    fresh: aPrivacyPass(),
    banner: gathered(null),
    afterReject: gathered(null),
    withGpc: gathered(aPrivacyPass()),
    ...overrides,
  };
}

/** Evidence whose privacy passes are these. */
export function passesEvidence(overrides: Partial<PrivacyPasses>, profiles: Profiles = ["EU"]): Evidence {
  return anEvidence({ profiles, site: aSite({ privacy: gathered(somePasses(overrides)) }) });
}

/** Evidence of a scan in which the passes could not be made. */
export function noPasses(profiles: Profiles = ["EU"]): Evidence {
  return anEvidence({ profiles, site: aSite({ privacy: notGathered("the browser ended") }) });
}

/** Evidence of one page with this document. */
export function documentEvidence(document: Partial<DocumentSnapshot>, profiles: Profiles = ["EU"]): Evidence {
  return anEvidence({ profiles, pages: [aPage({ document: gathered(aDocument(document)) })] });
}

/** A banner with 'Accept all' and 'Reject all' of one size. */
export function aBanner(overrides: Partial<ConsentBanner> = {}): ConsentBanner {
  return {
    cmp: "Onetrust",
    visible: true,
    buttons: [
      { text: "Accept all", kind: "accept", area: 4000 },
      { text: "Reject all", kind: "reject", area: 4000 },
    ],
    prechecked: [],
    coversShare: 0.2,
    scrollLocked: false,
    ...overrides,
  };
}

/** A pixel of the Meta Pixel, an advertising vendor. */
export function adRequest(query = "id=1&ev=PageView"): NetworkRequest {
  return aRequest({ url: `https://www.facebook.com/tr?${query}` });
}

/** Messages of a verdict's findings; none for the other outcomes. */
export function messagesOf(verdict: Verdict): string[] {
  return "findings" in verdict ? verdict.findings.map(({ message }) => message) : [];
}
