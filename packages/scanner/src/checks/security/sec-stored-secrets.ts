import { notLookedAt, pageCheck, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { isSessionToken } from "./reading/bearer-tokens.ts";
import {
  hasNoScripts,
  judgeOwnScripts,
  scriptName,
  type PlacedRisk,
} from "./reading/scripts/site-scripts.ts";
import { ownCookies } from "./reading/set-cookie.ts";
import { isTokenName } from "./reading/token-names.ts";

/** Shorter values only say that there is a token. */
const FEWEST_CHARACTERS = 16;
/** Letters of a stored token that are told. */
const SHOWN = 12;

export const secStoredSecrets = pageCheck({
  id: "sec-stored-secrets",
  area: "security",
  severity: "high",
  group: "content",
  sources: ["OWASP ASVS 5.0.0 V14.3.3", "PCI DSS 4.0.1 Requirement 3", "CWE-922"],
  defect: "Passwords, card data or sign-in tokens kept in the browser",
  title: "Scripts don't keep passwords, card data or sign-in tokens in the browser",
  whyItMatters:
    "A script writes passwords, card data or the token that a visitor is signed in with into the browser's storage. There it stays readable: for every script on your pages, those of other companies included, and for whoever uses the computer next.",
  businessImpact:
    "One hacked script can collect the card data of your customers, or take over their accounts. The rules of the card companies forbid keeping card data this way, and the security code after a payment in any way.",
  fixSteps: [
    "Remove the lines that write these fields into localStorage or sessionStorage.",
    "To keep a form's other fields, list those you keep, and leave out passwords and card data.",
    "Keep the token of a signed-in visitor in a cookie that your server sets with HttpOnly, Secure and SameSite. Scripts can't read it there.",
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
    const verdict = judgeOwnScripts(page, evidence, (risks) => [
      ...risks.filter(({ kind }) => kind === "stored").map((risk) => defectOf(page.finalUrl, risk)),
      ...tokenDefects(page, risks),
      ...cookieDefects(page, evidence),
    ]);
    return verdict.outcome === "passed" && keptFewScripts(page)
      ? notLookedAt("We did not keep all scripts of the page itself")
      : verdict;
  },
});

/** Older evidence, without the page's own words, kept only scripts that speak of addresses, messages or ad networks. */
function keptFewScripts({ rawMarkup }: PageEvidence): boolean {
  return rawMarkup?.gathered === true && rawMarkup.value.own === undefined;
}

const ASKS = "There, every script on the page can read it. Does it let someone act as the visitor?";

/** Tokens that a script writes into a cookie: no HttpOnly can keep other scripts from those. */
function cookieDefects(page: PageEvidence, evidence: Evidence): Defect[] {
  const written = ownCookies({ ...evidence, pages: [page] }).filter(
    ({ via, name, value }) =>
      via === "script" && (isSessionToken(value) || (isTokenName(name) && value.length >= FEWEST_CHARACTERS)),
  );
  return written.map(({ name, masked }) => ({
    message: `A script keeps a token in the cookie “${name}”. ${ASKS}`,
    page: page.finalUrl,
    element: null,
    snippet: `document.cookie = ${masked}`,
    component: `token:cookie:${name}`,
    severity: "medium",
    outcome: "review",
  }));
}

/** Tokens that scripts write there, and those that were there at the end of the visit. */
function tokenDefects({ finalUrl, storage }: PageEvidence, risks: readonly PlacedRisk[]): Defect[] {
  const written = risks.filter(({ kind }) => kind === "token");
  const names = new Set(written.map(({ holds }) => holds));
  const kept = storage.filter(
    ({ key, value = "" }) => !names.has(key) && isTokenEntry(key, value) && isSessionToken(value),
  );
  const about = { page: finalUrl, element: null, severity: "medium", outcome: "review" } as const;
  return [
    ...written.map(({ script, holds, excerpt }) => ({
      message: `${scriptName(script)} keeps a token as “${holds}” in the browser's storage. ${ASKS}`,
      snippet: excerpt,
      component: `token:${script ?? "inline"}:${holds}`,
      ...about,
    })),
    ...kept.map(({ area, key, value = "" }) => ({
      message: `The page keeps a token as “${key}” in the browser's storage. ${ASKS}`,
      snippet: `${area}Storage: ${key}=${value.slice(0, SHOWN)}…`,
      component: `token:${area}:${key}`,
      ...about,
    })),
  ];
}

/** Whether a stored entry is named as a token, or has such a part: `{"access_token":"…"}`. */
function isTokenEntry(key: string, value: string): boolean {
  const [, part = ""] = /"([\w-]+)"\s*:\s*"(?:Bearer )?eyJ/.exec(value) ?? [];
  return isTokenName(key) || isTokenName(part);
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
