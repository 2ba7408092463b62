import { pageCheck, type Defect } from "#check.ts";

import {
  hasNoScripts,
  judgeOwnScripts,
  scriptName,
  type PlacedRisk,
} from "./reading/scripts/site-scripts.ts";

export const secDomInjection = pageCheck({
  id: "sec-dom-injection",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V1.2.1 and V3.2.2", "CWE-79"],
  defect: "Script that turns the page's address into content",
  title: "Scripts don't turn the page's address into markup or code",
  whyItMatters:
    "A script takes a part of the page's address and puts it into the page as markup, or runs it. Anyone can write a link to your site with code in that part. If someone opens the link, the code runs as if it were yours.",
  businessImpact:
    "An attacker can read what your customer sees, send forms for them, or show a fake sign-in page at your address.",
  fixSteps: [
    "Set text instead of markup: element.textContent = value.",
    "If it has to be markup, clean it first with a library such as DOMPurify, or with the browser's own setHTML().",
    "Never give a part of the address to eval(), Function() or setTimeout(). Compare it with the values you expect, and choose the code yourself.",
    "A Content-Security-Policy without 'unsafe-inline' and 'unsafe-eval' stops most of what is left.",
  ],
  effort: "M",
  likelyOwner: "developer",
  readsFiles: ["script"],
  resources: [
    {
      title: "OWASP: DOM based XSS Prevention Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/DOM_based_XSS_Prevention_Cheat_Sheet.html",
    },
    {
      title: "MDN: Cross-site scripting",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Attacks/XSS",
    },
  ],
  isLeftOut: hasNoScripts,
  evaluate: (page, evidence) =>
    judgeOwnScripts(page, evidence, (risks) =>
      risks
        .filter(({ kind, from }) => from === "address" && (kind === "markup" || kind === "code"))
        .map((risk) => defectOf(page.finalUrl, risk)),
    ),
});

/** Browsers encode what markup needs, unless the script decodes it: then a person must see what becomes of it. */
function defectOf(page: string, { kind, script, excerpt, isCertain }: PlacedRisk): Defect {
  const what =
    kind === "markup"
      ? "puts a part of the page's address into the page as markup"
      : "runs a part of the page's address as code";
  return {
    message: `${scriptName(script)} ${what}.${isCertain ? "" : " Can markup reach it?"}`,
    page,
    element: null,
    snippet: excerpt,
    component: `script:${script ?? "inline"}:${kind}`,
    ...(isCertain ? {} : { outcome: "review" as const }),
  };
}
