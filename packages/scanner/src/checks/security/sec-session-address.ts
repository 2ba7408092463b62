import { type Defect, siteCheck, verdictOf } from "#check.ts";
import type { ElementRef } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { isSessionLike } from "./reading/session-cookie.ts";
import { sessionIdIn, type SessionIdSeen } from "./reading/session-ids.ts";
import { ownCookies } from "./reading/set-cookie.ts";

export const secSessionAddress = siteCheck({
  id: "sec-session-address",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V14.2.1", "CWE-598"],
  defect: "Session IDs in the site's addresses",
  title: "No address of the site holds a session ID",
  whyItMatters:
    "An address of your site holds the ID of a visitor's session. Whoever gets the address, from a shared link, a log or the next website, can take over the session.",
  businessImpact: "A customer who shares a link may share the account with it.",
  fixSteps: [
    "Keep the session ID in a cookie only. In PHP, set session.use_only_cookies=1 and session.use_trans_sid=0. In a Java server, set the tracking mode to COOKIE.",
    "In ASP.NET, set cookieless to UseCookies.",
    "Give each visitor a new session ID at sign-in.",
  ],
  effort: "S",
  likelyOwner: "developer",
  alwaysApplies: true,
  resources: [
    {
      title: "OWASP: Session Management Cheat Sheet",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html",
    },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    if (pages.length === 0) return nothingMeasured(evidence);
    const found = new Map<string, Defect>();
    const ofCookies = ownCookies(evidence).filter(isSessionLike);
    const values = ofCookies.map(({ value }) => value);
    for (const page of pages) {
      for (const { address, element } of ownAddresses(page, evidence.site.host)) {
        const seen = sessionIdIn(address, values);
        if (seen === null || found.has(seen.name)) continue;
        found.set(seen.name, defectOf(page, { ...seen, element }));
      }
    }
    return verdictOf([...found.values()]);
  },
});

interface Addressed {
  address: string;
  element: ElementRef | null;
}

function ownAddresses({ finalUrl, document }: PageEvidence, host: string): Addressed[] {
  const { links = [], forms = [] } = document.gathered ? document.value : {};
  const all: Addressed[] = [
    { address: finalUrl, element: null },
    ...links.map((link) => ({ address: link.href ?? "", element: link })),
    ...forms.map((form) => ({ address: form.action, element: form })),
  ];
  return all.filter(({ address }) => URL.parse(address)?.host === host);
}

function defectOf(
  { finalUrl }: PageEvidence,
  { name, masked, isCertain, element }: SessionIdSeen & Pick<Addressed, "element">,
): Defect {
  const where = element === null ? "The page's address holds" : "A link or form holds";
  return {
    message: `${where} a session ID (${name}).${isCertain ? "" : " Does it belong to a visitor?"}`,
    page: finalUrl,
    element:
      element === null ? null : { selector: element.selector, snippet: masked, component: element.component },
    snippet: masked,
    component: `session-id:${name}`,
    ...(isCertain ? {} : { outcome: "review" as const }),
  };
}
