import { notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import {
  enforcedPolicies,
  ignoredInMeta,
  type ContentSecurityPolicy,
} from "./reading/content-security-policy.ts";
import { cspSlips, type CspSlip } from "./reading/csp-slips.ts";
import { cspHoles, type CspHole } from "./reading/csp-holes.ts";
import { judgeHtml } from "./reading/delivery.ts";
import { noncesOf } from "./reading/nonces.ts";
import { headerSnippet } from "./reading/response-headers.ts";

const AIMS: Record<CspHole["aim"], string> = {
  script: "Scripts that an attacker adds still run",
  object: "Plugin content from anywhere can still be embedded and run code",
  base: "An attacker can add a base element that loads the page's scripts from another server",
};

export const secCspWeak = pageCheck({
  id: "sec-csp-weak",
  area: "security",
  severity: "low",
  group: "headers",
  sources: ["OWASP ASVS 5.0.0 V3.4.3", "Google csp_evaluator", "W3C Content Security Policy Level 3"],
  defect: "Content-Security-Policy that attackers can bypass",
  title: "Attackers can't bypass the content security policy",
  whyItMatters:
    "Your policy allows inline scripts, every host, or a host that is known to serve attackers' code. It looks like protection but gives almost none. Studies found that most policies on the web have these holes.",
  businessImpact:
    "You maintain a policy that would not stop a card skimmer, and an auditor will point that out.",
  fixSteps: [
    "Give every inline script a nonce: a random value that the server creates for each page view. List it in the policy: script-src 'nonce-…' 'strict-dynamic'.",
    "Remove 'unsafe-inline', *, http: and https: from script-src, and the hosts we name.",
    "Add object-src 'none' and base-uri 'none' (or 'self'). Most sites need neither.",
    "Paste the new policy into Google's CSP Evaluator, and fix what it marks in red before you enforce it.",
  ],
  effort: "M",
  likelyOwner: "developer",
  resources: [
    { title: "Google CSP Evaluator", url: "https://csp-evaluator.withgoogle.com/" },
    { title: "web.dev: Mitigate XSS with a strict CSP", url: "https://web.dev/articles/strict-csp" },
  ],
  evaluate: (page, evidence) =>
    judgeHtml(page, () => {
      const policies = enforcedPolicies(page);
      if (policies.length === 0)
        return notApplicable("The page has no policy in force. See the check “No Content-Security-Policy”");
      const text = policies.map((policy) => policy.text).join(", ");
      const holes = cspHoles(policies).map((hole) => defectOf(page, hole, text));
      const slips = policies.flatMap(cspSlips).map((slip) => slipDefect(page, slip, text));
      return verdictOf([
        ...holes,
        ...slips,
        ...repeatedNonce(page, evidence),
        ...ignoredInMeta(page).map((ignored) => ignoredDefect(page, ignored)),
        ...evalDefects(page, policies),
      ]);
    }),
});

/** A nonce that is sent twice can be read in one answer and put into what an attacker adds to another. */
function repeatedNonce(page: PageEvidence, { pages, site }: Evidence): Defect[] {
  const own = noncesOf(enforcedPolicies(page));
  const isOwn = (nonce: string): boolean => own.includes(nonce);
  const again = site.noncesAgain?.find((asked) => asked.page === page.finalUrl)?.nonces;
  const sentAgain = again?.gathered === true ? again.value.find(isOwn) : undefined;
  const elsewhere = pages
    .filter(({ finalUrl }) => finalUrl !== page.finalUrl)
    .flatMap((other) => noncesOf(enforcedPolicies(other)).map((nonce) => ({ nonce, url: other.finalUrl })))
    .find(({ nonce }) => isOwn(nonce));
  const nonce = elsewhere?.nonce ?? sentAgain;
  if (nonce === undefined) return [];
  const where =
    elsewhere === undefined ? "when the page is sent again" : `on ${new URL(elsewhere.url).pathname}`;
  return [
    {
      message: `Scripts that an attacker adds still run: the policy's nonce is the same ${where}. It has to be new each time a page is sent.`,
      page: page.finalUrl,
      element: null,
      snippet: headerSnippet("content-security-policy", `script-src ${nonce}`),
      component: "csp:nonce",
    },
  ];
}

function slipDefect(page: PageEvidence, { written, meant, kind }: CspSlip, text: string): Defect {
  return {
    message:
      kind === "directive"
        ? `Browsers ignore “${written}” in the policy. It has to be ${meant}.`
        : `Without quotes, browsers take “${written}” in the policy for the name of a host. It has to be ${meant}.`,
    page: page.finalUrl,
    element: null,
    snippet: headerSnippet("content-security-policy", text),
    component: `csp:${written.toLowerCase().replace(/-.*/, "")}:${kind}`,
  };
}

function ignoredDefect(
  { finalUrl }: PageEvidence,
  { directive, text }: { directive: string; text: string },
): Defect {
  return {
    message: `Browsers ignore ${directive} in a meta element. Send it in the Content-Security-Policy header.`,
    page: finalUrl,
    element: null,
    snippet: headerSnippet("content-security-policy", text),
    component: `csp:${directive}:meta`,
  };
}

/** It needs a script that passes text on, so it opens nothing by itself. Every policy has to allow it. */
function evalDefects({ finalUrl }: PageEvidence, policies: readonly ContentSecurityPolicy[]): Defect[] {
  const allowing = policies.filter(({ directives }) =>
    (directives.get("script-src") ?? directives.get("default-src"))?.some(
      (source) => source.toLowerCase() === "'unsafe-eval'",
    ),
  );
  const ruling = policies.filter(
    ({ directives }) => directives.has("script-src") || directives.has("default-src"),
  );
  const [first] = allowing;
  if (first === undefined || allowing.length < ruling.length) return [];
  return [
    {
      message:
        "The policy lets scripts run text as code ('unsafe-eval'). Replace the code that needs it, and leave it out.",
      page: finalUrl,
      element: null,
      snippet: headerSnippet("content-security-policy", first.text),
      component: "csp:eval",
      outcome: "advice",
    },
  ];
}

function defectOf(page: PageEvidence, hole: CspHole, text: string): Defect {
  const at = hole.value === null ? hole.directive : `${hole.directive} ${hole.value}`;
  const others = hole.others.length === 0 ? "" : ` The same goes for ${hole.others.slice(0, 8).join(", ")}.`;
  return {
    message: `${AIMS[hole.aim]} (${at}): ${hole.reason}${others}`,
    page: page.finalUrl,
    element: null,
    snippet: headerSnippet("content-security-policy", text),
    component: `csp:${hole.aim}`,
    sources: ["csp_evaluator"],
  };
}
