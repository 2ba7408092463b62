import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence.ts";

import { enforcedPolicies } from "./reading/content-security-policy.ts";
import { cspHoles, type CspHole } from "./reading/csp-holes.ts";
import { judgeHtml } from "./reading/delivery.ts";
import { headerSnippet } from "./reading/response-headers.ts";

const AIMS: Record<CspHole["aim"], string> = {
  script: "Scripts an attacker smuggles in still run",
  object: "Plug-in content from anywhere can still be embedded and run code",
  base: "A smuggled-in base element can still send the page's relative script addresses elsewhere",
};

export const secCspWeak = pageCheck({
  id: "sec-csp-weak",
  area: "security",
  severity: "low",
  group: "headers",
  sources: ["OWASP ASVS 5.0.0 V3.4.3", "Google csp_evaluator", "W3C Content Security Policy Level 3"],
  defect: "Content-Security-Policy can be bypassed",
  title: "The content security policy cannot be walked around",
  whyItMatters:
    "A policy that allows inline scripts, every host or a host known to serve attackers' code looks like protection and gives none: studies found that most policies on the web can be bypassed for exactly these reasons.",
  businessImpact:
    "You pay for the upkeep of a policy that would not stop a card skimmer, and an auditor will say so.",
  fixSteps: [
    "Give every inline script a nonce, a random value the server makes anew for each page view, and list it: script-src 'nonce-…' 'strict-dynamic'.",
    "Remove 'unsafe-inline', *, http: and https: from script-src, and hosts the finding names.",
    "Add object-src 'none' and base-uri 'none' (or 'self'): most sites need neither.",
    "Paste the new policy into Google's CSP Evaluator and mend what it marks red before you enforce it.",
  ],
  effort: "M",
  resources: [
    { title: "Google CSP Evaluator", url: "https://csp-evaluator.withgoogle.com/" },
    { title: "web.dev: Mitigate XSS with a strict CSP", url: "https://web.dev/articles/strict-csp" },
  ],
  evaluate: (page) =>
    judgeHtml(page, () => {
      const policies = enforcedPolicies(page);
      if (policies.length === 0)
        return notApplicable("The page has no policy that is enforced (see sec-csp)");
      const text = policies.map((policy) => policy.text).join(", ");
      return verdictOf(cspHoles(policies).map((hole) => defectOf(page, hole, text)));
    }),
});

function defectOf(page: PageEvidence, hole: CspHole, text: string): Defect {
  const at = hole.value === null ? hole.directive : `${hole.directive} ${hole.value}`;
  return {
    message: `${AIMS[hole.aim]} (${at}): ${hole.reason}`,
    page: page.finalUrl,
    element: null,
    snippet: headerSnippet("content-security-policy", text),
    component: `csp:${hole.aim}`,
    sources: ["csp_evaluator"],
  };
}
