import { verdictOf } from "#check.ts";
import type { Defect } from "#check.ts";
import { CNIL_COOKIES, GDPR } from "#checks/privacy/data/resources.ts";
import { privacyPageCheck } from "#checks/privacy/privacy-check.ts";
import { byVendor, requestsFor, shortAddress } from "#checks/privacy/reading/third-parties.ts";
import type { PageEvidence } from "#evidence.ts";

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
    "Session replay films what visitors do: mouse, clicks, scrolling, often what they type. Claimants in California call that wiretapping; in Europe it needs consent and careful masking.",
  businessImpact:
    "Replay tools are among the most frequent grounds of website privacy suits in the United States.",
  fixSteps: [
    "Decide whether somebody still watches the recordings; if not, remove the script.",
    "Otherwise start it only after consent and mask all input fields in the tool's settings.",
    "Keep it off pages with forms, accounts, health or payment data.",
  ],
  effort: "M",
  resources: [GDPR, CNIL_COOKIES],
  evaluate: (page) => verdictOf([...replayVendors(page), ...ownRecorders(page)]),
});

function replayVendors(page: PageEvidence): Defect[] {
  const requests = requestsFor(["session-replay"], page.requests, page.finalUrl);
  return [...byVendor(requests)].map(([vendor, [first]]) => ({
    message: `${vendor} is loaded; it can record what visitors do on this page.`,
    page: page.finalUrl,
    snippet: shortAddress(first?.request.url ?? ""),
    component: `third party ${vendor}`,
  }));
}

function ownRecorders(page: PageEvidence): Defect[] {
  return page.sources
    .filter(({ type, text }) => type === "script" && RECORDER.test(text))
    .slice(0, 1)
    .map(({ url }) => ({
      message:
        "A script contains a session recorder (rrweb): check whether it is switched on and what it masks.",
      page: page.finalUrl,
      snippet: shortAddress(url),
      component: "rrweb recorder",
      outcome: "review" as const,
    }));
}
