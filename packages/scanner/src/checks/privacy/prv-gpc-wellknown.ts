import { couldNotRun, passed, verdictOf } from "#check.ts";
import { GPC_SPEC } from "#checks/privacy/data/resources.ts";
import { privacySiteCheck } from "#checks/privacy/privacy-check.ts";
import type { HttpAnswer } from "#evidence/network.ts";

export const prvGpcWellknown = privacySiteCheck({
  id: "prv-gpc-wellknown",
  group: "optout",
  severities: { CA: "info", US: "info" },
  sources: ["Global Privacy Control, W3C draft, section on the support resource"],
  defect: "No statement of support for the opt-out signal (GPC)",
  title: "The site states that it supports Global Privacy Control",
  whyItMatters:
    "A small file at /.well-known/gpc.json tells browsers and auditors that your site honors the signal. It is voluntary and doesn't lower your score.",
  businessImpact: "With one static file, you document something that you may already do.",
  fixSteps: [
    'Once your site honors the signal, publish /.well-known/gpc.json with this content: {"gpc": true, "lastUpdate": "2026-01-31"}. Use the date on which you started.',
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [GPC_SPEC],
  evaluate: ({ site }) => {
    if (!site.gpcJson.gathered) return couldNotRun(site.gpcJson.reason);
    const answer = site.gpcJson.value;
    if (answer.status >= 500) {
      return couldNotRun(`The server answered with status ${answer.status} for /.well-known/gpc.json.`);
    }
    if (statesSupport(answer)) return passed;
    const found = answer.status === 200 ? "doesn't say so" : `answered with status ${answer.status}`;
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
