import { couldNotRun, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";

import { nothingMeasured, measuredPages } from "./reading/delivery.ts";
import { forwardings, linkedForwardings, type Forwarding } from "./reading/forwarded.ts";
import {
  hasNoScripts,
  judgeOwnScripts,
  scriptName,
  type PlacedRisk,
} from "./reading/scripts/site-scripts.ts";

export const secOpenRedirect = siteCheck({
  id: "sec-open-redirect",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V3.7.2", "CWE-601"],
  defect: "Address that redirects visitors to any website",
  title: "No address of the site redirects visitors to any website",
  whyItMatters:
    "An address on your site reads from its own query where to send the visitor. If it accepts any address, a link that begins with your name can lead to a fake sign-in page. Filters and people trust such links.",
  businessImpact: "Phishing emails use your good name, and mail filters begin to block your domain.",
  fixSteps: [
    "Link to the other website directly, without the address in between.",
    "If you count clicks, let the query hold a number or a short name, and keep the addresses on your server.",
    "For a way back after sign-in, accept only paths that begin with one slash, and not with two.",
    "Otherwise, compare the host with a list of the hosts you link to, and show an error page for any other.",
  ],
  effort: "S",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "OWASP: Unvalidated Redirects and Forwards Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html",
    },
  ],
  isLeftOut: hasNoScripts,
  evaluate: (evidence) => {
    const measured = measuredPages(evidence);
    const forwarded = [
      ...forwardings(evidence).map((one) => forwardDefect(one, "redirects to the address")),
      ...linkedForwardings(evidence).map((one) => forwardDefect(one, "is linked with another website")),
    ];
    if (measured.length === 0 && forwarded.length === 0) return nothingMeasured(evidence);
    const scripted = scriptedRedirects(evidence);
    const found = [...forwarded, ...scripted.defects];
    if (found.length === 0 && scripted.unread !== null) return couldNotRun(scripted.unread);
    return verdictOf(found);
  },
});

/** Whether it takes other addresses, too, only its owner knows: we ask for none that no page has led to. */
function forwardDefect({ from, parameter, to }: Forwarding, does: string): Defect {
  const { pathname } = new URL(from);
  return {
    message: `${pathname} ${does} in its parameter “${parameter}” (${new URL(to).host}). Does it accept any address there?`,
    element: null,
    snippet: from,
    component: `forward:${pathname}:${parameter}`,
    outcome: "review",
  };
}

function scriptedRedirects(evidence: Evidence): { defects: Defect[]; unread: string | null } {
  const defects = new Map<string, Defect>();
  let unread: string | null = null;
  for (const page of measuredPages(evidence)) {
    const verdict = judgeOwnScripts(page, evidence, (risks) =>
      risks
        .filter(({ kind, from }) => kind === "redirect" && from === "address")
        .map((risk) => scriptDefect(page.finalUrl, risk)),
    );
    if ("findings" in verdict) {
      for (const defect of verdict.findings)
        defects.set(
          `${defect.component}:${defect.snippet}`,
          defects.get(`${defect.component}:${defect.snippet}`) ?? defect,
        );
    } else if (verdict.outcome === "could-not-run" || verdict.outcome === "not-looked-at") {
      unread ??= verdict.reason;
    }
  }
  return { defects: [...defects.values()], unread };
}

function scriptDefect(page: string, { script, excerpt }: PlacedRisk): Defect {
  return {
    message: `${scriptName(script)} redirects to any address that a link puts into the page's own.`,
    page,
    element: null,
    snippet: excerpt,
    component: `script:${script ?? "inline"}:redirect`,
  };
}
