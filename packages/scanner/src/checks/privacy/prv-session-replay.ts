import { verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CNIL_COOKIES, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { recordsMovements } from "#checks/privacy/reading/movement-recorders.ts";
import { ownScripts } from "#checks/privacy/reading/own-scripts.ts";
import { byVendor, requestsFor, shortAddress, whoIs } from "#checks/privacy/reading/third-parties.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { waitsForConsent } from "#fix-examples/waits-for-consent.ts";

/** rrweb is the open-source recorder behind many replay products. */
const RECORDER = /\brrweb\b[\s\S]{0,2000}\brecord\b|\brrwebRecord\b/;

export const prvSessionReplay = privacyPageCheck({
  id: "prv-session-replay",
  group: "thirdparty",
  severities: { EU: "high", CA: "high", US: "medium" },
  sources: ["California Penal Code §631(a) (litigation)", "GDPR Art. 6 and 25"],
  defect: "Visitors' movements and typing recorded",
  title: "No script records visitors' movements and typing",
  whyItMatters:
    "Session replay records what visitors do: mouse, clicks, scrolling and often typing. In California, some lawsuits call that wiretapping. In Europe, it may need consent and careful masking.",
  businessImpact:
    "Replay tools are one of the most common reasons for website privacy lawsuits in the United States.",
  fixSteps: [
    "Decide whether anyone still watches the recordings. If not, remove the script.",
    "If you keep it, start it only after consent, and mask all input fields in the tool's settings.",
    "Keep it off pages with forms, accounts, health or payment data.",
  ],
  effort: "M",
  // A recorder in a script of the site's own has no tag that could wait.
  example: (place) => (whoIs(place.snippet ?? "") === null ? null : waitsForConsent(place)),
  resources: [GDPR, CNIL_COOKIES],
  evaluate: (page) => verdictOf([...replayVendors(page), ...ownRecorders(page), ...followers(page)]),
});

function replayVendors(page: PageEvidence): Defect[] {
  const requests = requestsFor(["session-replay"], page.requests, page.finalUrl);
  return [...byVendor(requests)].map(([vendor, [first]]) => ({
    message: `${vendor} is on this page and can record what visitors do.`,
    page: page.finalUrl,
    snippet: shortAddress(first?.request.url ?? ""),
    component: `third party ${vendor}`,
  }));
}

function followers(page: PageEvidence): Defect[] {
  if (!ownScripts(page).some(recordsMovements)) return [];
  const message = "A script of the page records where visitors move the pointer, and sends it.";
  return [{ message, page: page.finalUrl, component: "own recorder" }];
}

function ownRecorders(page: PageEvidence): Defect[] {
  return page.sources
    .filter(({ type, text }) => type === "script" && RECORDER.test(text))
    .slice(0, 1)
    .map(({ url }) => ({
      message: "A script contains a session recorder (rrweb). Check whether it is on and what it masks.",
      page: page.finalUrl,
      snippet: shortAddress(url),
      component: "rrweb recorder",
      outcome: "review" as const,
    }));
}
