import { couldNotRun, verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { EPRIVACY } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import { mixesTraits } from "#checks/privacy/reading/device-traits.ts";
import { withPasses } from "#checks/privacy/reading/passes.ts";
import { isThirdParty } from "#checks/privacy/reading/site-address.ts";
import { byVendor, requestsFor, shortAddress, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { Evidence } from "#evidence.ts";
import type { FingerprintCall, PrivacyPass, TypedPage } from "#evidence/privacy.ts";

/**
 * Calls from which an ordinary use is unlikely: reading back a canvas or rendered audio at all,
 * measuring 50 fonts, asking for the graphics card, opening a peer connection. After Englehardt and Narayanan, 2016.
 */
const FEWEST_CALLS: Record<FingerprintCall["api"], number> = {
  canvas: 1,
  "canvas-font": 50,
  audio: 1,
  webgl: 1,
  webrtc: 1,
};
const WORDS: Record<FingerprintCall["api"], string> = {
  canvas: "reads back a drawing",
  "canvas-font": "measures which fonts are installed",
  audio: "reads back generated sound",
  webgl: "asks for the graphics card",
  webrtc: "opens a peer connection, which reveals local addresses",
};

export const prvFp = privacySiteCheck({
  id: "prv-fp",
  group: "thirdparty",
  severities: { EU: "high", CA: "medium", US: "low" },
  sources: [
    "EDPB Guidelines 2/2023",
    "ePrivacy Directive 2002/58/EC, Art. 5(3)",
    "Englehardt and Narayanan, Online Tracking: A 1-million-site Measurement, 2016",
  ],
  defect: "Visitors' devices fingerprinted",
  title: "Scripts don't fingerprint devices",
  whyItMatters:
    "Small differences in drawing, fonts and sound set devices apart without a cookie. Visitors can't delete or refuse this. We watch for it on the start page and on pages that run scripts of their own. In Europe, it may need the same consent as a cookie.",
  businessImpact:
    "People see fingerprinting as secret tracking. Many site owners don't know that it happens on their site.",
  fixSteps: [
    "Ask the vendor why its script does this. Fraud prevention and bot checks are common answers.",
    "Keep what protects a sign-in or payment, but only on those pages, and describe it in your privacy policy.",
    "Remove the rest, or start it only after consent.",
  ],
  effort: "M",
  resources: [EPRIVACY],
  evaluate: (evidence) =>
    withPasses(evidence, ({ fresh }) => {
      if (fresh.fingerprintCalls === undefined)
        return couldNotRun("We could not watch what scripts call in the browser.");
      const { startUrl } = evidence.site;
      const visits = [
        { url: startUrl, calls: fresh.fingerprintCalls },
        ...otherPages(evidence).map(({ url, fingerprintCalls = [] }) => ({ url, calls: fingerprintCalls })),
      ];
      const seen = [
        ...visits.flatMap(({ url, calls }) => fingerprintsOn(url, calls)),
        ...mixedTraits(evidence, new Set(visits.flatMap(({ calls }) => calls.map(readBackBy)))),
        ...namedServices(fresh, startUrl),
      ];
      // Each company and script once, on the first page that shows it, and where nothing is left to ask if there is one.
      const sureFirst = seen.toSorted((a, b) => doubt(a) - doubt(b));
      return verdictOf(
        [...new Map(sureFirst.toReversed().map((one) => [one.component, one])).values()].toReversed(),
      );
    }),
});

function doubt({ outcome }: Defect): number {
  return outcome === "review" ? 1 : 0;
}

function otherPages({ site: { typing, startUrl } }: Evidence): TypedPage[] {
  return typing?.gathered === true ? typing.value.filter(({ url }) => url !== startUrl) : [];
}

function fingerprintsOn(page: string, calls: readonly FingerprintCall[]): Defect[] {
  const suspicious = calls.filter((call) => call.count >= FEWEST_CALLS[call.api]);
  const byScript = Map.groupBy(suspicious, (call) => call.scriptUrl);
  return [...byScript].flatMap(([url, ofScript]) => fingerprints(url, ofScript, page) ?? []);
}

/** The script of a call that reads back a canvas, whose code may say what for. */
function readBackBy({ api, scriptUrl }: FingerprintCall): string | null {
  return api === "canvas" ? scriptUrl : null;
}

/** Scripts of the site whose code puts a drawing beside other traits; those on pages that were not watched may never run. */
function mixedTraits({ pages }: Evidence, seenRunning: ReadonlySet<string | null>): Defect[] {
  const read = new Set<string>();
  return pages.flatMap(({ finalUrl, sources }) =>
    sources
      .filter(({ type, url }) => type === "script" && !isThirdParty(url, finalUrl))
      // Most pages of a site load the same scripts.
      .filter(({ url }) => !read.has(url) && read.add(url))
      .filter(({ text }) => mixesTraits(text))
      .map(({ url }) => ({
        message: `A script of the site itself reads back a drawing and puts it beside other traits of the device.${seenRunning.has(url) ? "" : " Does it run?"}`,
        page: finalUrl,
        snippet: shortAddress(url),
        component: `script ${new URL(url).pathname}`,
        ...(seenRunning.has(url) ? {} : { outcome: "review" as const }),
      })),
  );
}

/** Services whose business it is: what they do may be kept from us, or done later. Some keep fraud away. */
function namedServices({ requests }: PrivacyPass, startUrl: string): Defect[] {
  return [...byVendor(requestsFor(["fingerprinting"], requests, startUrl))].map(([vendor, [first]]) => ({
    message: `The page loads ${vendor}, which tells devices apart. What does the site need it for?`,
    page: startUrl,
    snippet: shortAddress(first?.request.url ?? ""),
    component: `third party ${vendor}`,
    outcome: "review",
  }));
}

/**
 * One technique alone has innocent uses, and bot checks use them all: those are for a person. A site's own script may
 * draw, measure text or show a game, so it takes sound or the graphics card beside other techniques to be told of.
 */
function fingerprints(scriptUrl: string, calls: readonly FingerprintCall[], page: string): Defect | null {
  const isOwn = !isThirdParty(scriptUrl, page);
  if (isOwn && !isUnusualForASite(calls)) return null;
  const who = whoIs(scriptUrl);
  const vendor = who?.vendor ?? new URL(scriptUrl).hostname;
  const sure = calls.length >= (isOwn ? 3 : 2) && who?.purpose !== "captcha";
  return {
    message: `${isOwn ? "A script of the site itself" : `A script from ${vendor}`} ${calls.map((call) => WORDS[call.api]).join(", ")}.${sure ? "" : " What does the site need it for?"}`,
    page,
    snippet: shortAddress(scriptUrl),
    component: isOwn ? `script ${new URL(scriptUrl).pathname}` : `third party ${vendor}`,
    ...(sure ? {} : { outcome: "review" as const }),
  };
}

function isUnusualForASite(calls: readonly FingerprintCall[]): boolean {
  const apis = new Set(calls.map(({ api }) => api));
  const readsBack = apis.has("canvas") || apis.has("canvas-font");
  return apis.size >= 2 && (apis.has("audio") || (apis.has("webgl") && readsBack));
}
