import { couldNotRun, passed, verdictOf } from "#check.ts";
import { GPC_SPEC } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import type { HttpAnswer } from "#evidence.ts";

export const prvGpcWellknown = privacySiteCheck({
  id: "prv-gpc-wellknown",
  group: "optout",
  severities: { CA: "info", US: "info" },
  sources: ["Global Privacy Control, W3C draft, section on the support resource"],
  defect: "No statement of support for the opt-out signal (GPC)",
  title: "The site states its support of Global Privacy Control",
  whyItMatters:
    "A small file at /.well-known/gpc.json tells browsers and auditors that the site honors the signal. It is voluntary and costs nothing in the score.",
  businessImpact: "It documents a practice you may already have, at the price of one static file.",
  fixSteps: [
    'Once the signal is honored, publish /.well-known/gpc.json with the content {"gpc": true, "lastUpdate": "2026-01-31"} and the date it became true.',
  ],
  effort: "S",
  resources: [GPC_SPEC],
  evaluate: ({ site }) => {
    if (!site.gpcJson.gathered) return couldNotRun(site.gpcJson.reason);
    const answer = site.gpcJson.value;
    if (answer.status >= 500) {
      return couldNotRun(`The server answered ${answer.status} for /.well-known/gpc.json.`);
    }
    if (statesSupport(answer)) return passed;
    const found = answer.status === 200 ? "does not state it" : `answered ${answer.status}`;
    return verdictOf([
      {
        message: `/.well-known/gpc.json ${found}.`,
        snippet: answer.url,
        component: "gpc.json",
      },
    ]);
  },
});

function statesSupport(answer: HttpAnswer): boolean {
  if (answer.status !== 200) return false;
  try {
    const value: unknown = JSON.parse(answer.body);
    return typeof value === "object" && value !== null && "gpc" in value && value.gpc === true;
  } catch {
    return false;
  }
}
