import { couldNotRun, notApplicable, pageCheck, verdictOf, type Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { judgeHtml } from "./reading/delivery.ts";
import { isThirdParty } from "./reading/third-party.ts";

const PARAMETER = /^_?(?:json_?p?_?)?(?:callback|cb|jsonp)$/i;
const FUNCTION = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

export const secJsonpCallback = pageCheck({
  id: "sec-jsonp-callback",
  area: "security",
  severity: "low",
  group: "content",
  sources: ["CWE-79", "CWE-346", "OWASP ASVS 5.0.0 V1.2.1"],
  defect: "Answer that runs as a script of another website's choosing",
  title: "Data is not sent as a script that calls a named function",
  whyItMatters:
    "An address of your site answers with a script that calls the function named in the address (JSONP). Every other website can load it, too, and read the answer with your visitor's cookies. If the address takes anything for a name, whoever writes a link decides what the script does, and your content security policy can't stop it.",
  businessImpact:
    "Data meant for your own pages can leave through any website your customers visit, and a small gap elsewhere becomes code that runs in their browsers.",
  fixSteps: [
    "Answer with plain JSON, and let the page ask for it with fetch().",
    "If other sites need it, allow them with the header Access-Control-Allow-Origin.",
    "If the callback has to stay, accept only letters, digits, dots and underscores, answer anything else with status 400, and send nothing that belongs to one person.",
    "Send X-Content-Type-Options: nosniff with the answer.",
  ],
  effort: "S",
  likelyOwner: "developer",
  resources: [
    {
      title: "OWASP: Cross Site Scripting Prevention",
      url: "https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html",
    },
  ],
  evaluate: (page, evidence) =>
    judgeHtml(page, () => {
      const named = ownCallbacks(page, evidence);
      if (named.length === 0) return notApplicable("No script of the site names a function in its address");
      const called = named.filter(({ isCalled }) => isCalled === true);
      if (called.length === 0 && named.some(({ isCalled }) => isCalled === null))
        return couldNotRun("We could not read every script whose address names a function.");
      return verdictOf(called.map(defectOf));
    }),
});

interface OwnCallback {
  path: string;
  parameter: string;
  name: string;
  /** Whether the answer, as far as it was kept, is a call of the function; null where none of it was. */
  isCalled: boolean | null;
}

/** Scripts of the site itself whose address names a function, one of each path. */
function ownCallbacks({ requests, sources }: PageEvidence, evidence: Evidence): OwnCallback[] {
  const byPath = new Map<string, OwnCallback>();
  for (const { url, method, type, status } of requests) {
    const isScript = type === "script" && method === "GET" && status === 200;
    if (!isScript || isThirdParty(url, evidence)) continue;
    const { pathname, searchParams } = new URL(url);
    const [parameter, name] =
      [...searchParams].find(([key, value]) => PARAMETER.test(key) && FUNCTION.test(value)) ?? [];
    if (parameter === undefined || name === undefined || byPath.has(pathname)) continue;
    const isCalled = sources.find((source) => source.url === url)?.text.includes(`${name}(`) ?? null;
    byPath.set(pathname, { path: pathname, parameter, name, isCalled });
  }
  return [...byPath.values()];
}

function defectOf({ path, parameter, name }: OwnCallback): Defect {
  return {
    outcome: "review",
    message: `${path} answers with a script that calls “${name}”, as its address says (${parameter}=${name}). Does it refuse what is no plain name, and may every other website read the answer?`,
    element: null,
    component: `callback:${path}`,
  };
}
