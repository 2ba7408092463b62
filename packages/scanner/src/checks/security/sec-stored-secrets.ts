import { notLookedAt, pageCheck, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import {
  hasNoScripts,
  judgeOwnScripts,
  scriptName,
  type PlacedRisk,
} from "./reading/scripts/site-scripts.ts";

export const secStoredSecrets = pageCheck({
  id: "sec-stored-secrets",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V14.3.3", "PCI DSS 4.0.1 Requirement 3", "CWE-922"],
  defect: "Passwords or card data kept in the browser",
  title: "Scripts don't keep passwords or card data in the browser",
  whyItMatters:
    "A script writes what visitors type into a password or card field into the browser's storage. There it stays readable: for every script on your pages, those of other companies included, and for whoever uses the computer next.",
  businessImpact:
    "One hacked script can collect the card data of your customers. The rules of the card companies forbid keeping card data this way, and the security code after a payment in any way.",
  fixSteps: [
    "Remove the lines that write these fields into localStorage or sessionStorage.",
    "To keep a form's other fields, list those you keep, and leave out passwords and card data.",
    "Let your payment provider's own fields take card data, so that it never reaches your scripts.",
    "Have the script delete what it stored on earlier visits: localStorage.removeItem with the same key.",
  ],
  effort: "M",
  likelyOwner: "developer",
  readsFiles: ["script"],
  resources: [
    {
      title: "OWASP: HTML5 Security Cheat Sheet, Local Storage",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/HTML5_Security_Cheat_Sheet.html#local-storage",
    },
  ],
  isLeftOut: hasNoScripts,
  evaluate: (page, evidence) => {
    const verdict = judgeOwnScripts(page, evidence, (risks) =>
      risks.filter(({ kind }) => kind === "stored").map((risk) => defectOf(page.finalUrl, risk)),
    );
    return verdict.outcome === "passed" && keptFewScripts(page)
      ? notLookedAt("We did not keep all scripts of the page itself")
      : verdict;
  },
});

/** Older evidence, without the page's own words, kept only scripts that speak of addresses, messages or ad networks. */
function keptFewScripts({ rawMarkup }: PageEvidence): boolean {
  return rawMarkup?.gathered === true && rawMarkup.value.own === undefined;
}

function defectOf(page: string, { script, excerpt, holds, isCertain }: PlacedRisk): Defect {
  return {
    message: `${scriptName(script)} keeps what visitors type into “${holds}” in the browser's storage.${isCertain ? "" : " Is it a secret that can be read there?"}`,
    page,
    element: null,
    snippet: excerpt,
    component: `stored:${script ?? "inline"}:${holds}`,
    ...(isCertain ? {} : { outcome: "review" as const }),
  };
}
