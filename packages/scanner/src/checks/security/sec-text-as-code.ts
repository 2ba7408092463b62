import { notLookedAt, pageCheck, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import {
  hasNoScripts,
  judgeOwnScripts,
  scriptName,
  type PlacedRisk,
} from "./reading/scripts/site-scripts.ts";

export const secTextAsCode = pageCheck({
  id: "sec-text-as-code",
  area: "security",
  severity: "info",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V1.3.2", "CWE-95"],
  defect: "Script that runs text as code",
  title: "Scripts don't run text as code",
  whyItMatters:
    "A script turns text into code, or sets document.domain. If a part of the text ever comes from a visitor or another server, that part runs, too. A Content-Security-Policy can't forbid it as long as your own scripts need it.",
  businessImpact: "A small mistake elsewhere becomes one that lets attackers act as your customers.",
  fixSteps: [
    "Give setTimeout() and setInterval() a function instead of text: setTimeout(() => refresh(title), 30000).",
    "Read data with JSON.parse() or response.json() instead of eval().",
    "Remove document.domain, which browsers are about to ignore. Use postMessage() between your own hosts.",
    "Then leave 'unsafe-eval' out of your Content-Security-Policy.",
  ],
  effort: "S",
  likelyOwner: "developer",
  readsFiles: ["script"],
  resources: [
    {
      title: "MDN: Never use direct eval()!",
      url: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/eval#never_use_direct_eval!",
    },
    {
      title: "MDN: Document.domain",
      url: "https://developer.mozilla.org/en-US/docs/Web/API/Document/domain",
    },
  ],
  isLeftOut: hasNoScripts,
  evaluate: (page, evidence) => {
    const verdict = judgeOwnScripts(page, evidence, (risks) => {
      const found = risks.filter(({ kind }) => kind === "eval" || kind === "timer" || kind === "domain");
      const each = new Map(found.map((risk) => [`${risk.script ?? "inline"}:${risk.kind}`, risk]));
      return [...each].map(([component, risk]) => defectOf(page.finalUrl, component, risk));
    });
    return verdict.outcome === "passed" && keptFewScripts(page)
      ? notLookedAt("We did not keep all scripts of the page itself")
      : verdict;
  },
});

/** Older evidence, without the hosts that scripts name, kept no scripts that only run text. */
function keptFewScripts({ rawMarkup }: PageEvidence): boolean {
  return rawMarkup?.gathered === true && rawMarkup.value.scriptHosts === undefined;
}

function defectOf(page: string, component: string, { kind, script, excerpt }: PlacedRisk): Defect {
  const what =
    kind === "domain"
      ? "sets document.domain, which opens the page to every host of the domain"
      : kind === "timer"
        ? "gives a timer text to run instead of a function"
        : "runs text with eval()";
  return {
    message: `${scriptName(script)} ${what}.`,
    page,
    element: null,
    snippet: excerpt,
    component: `code:${component}`,
  };
}
