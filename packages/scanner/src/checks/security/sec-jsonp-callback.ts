import { couldNotRun, notApplicable, notLookedAt, siteCheck, verdictOf, type Defect } from "#check.ts";
import type { CallbackProbe } from "#evidence/site.ts";

export const secJsonpCallback = siteCheck({
  id: "sec-jsonp-callback",
  area: "security",
  severity: "medium",
  group: "content",
  sources: ["CWE-79", "OWASP ASVS 5.0.0 V1.2.1"],
  defect: "Address that answers with any script it is given",
  title: "The server puts no foreign code into its scripts",
  whyItMatters:
    "An address of your site answers with a script that calls the function named in the address. It takes anything for a name, so whoever writes a link decides what the script does. Your content security policy can't stop it, as the script comes from your own server.",
  businessImpact:
    "A small gap elsewhere on your site is then enough to run code in your visitors' browsers, and to act in their name.",
  fixSteps: [
    "Answer with plain JSON, and let the page ask for it with fetch().",
    "If other sites need it, allow them with the header Access-Control-Allow-Origin.",
    "If the callback has to stay, accept only letters, digits, dots and underscores, and answer anything else with status 400.",
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
  isLeftOut: ({ site }) => site.callbackProbes === undefined,
  evaluate: ({ site: { callbackProbes: probes } }) => {
    if (probes === undefined) return notLookedAt("We did not look for addresses that name a function");
    if (probes.length === 0) return notApplicable("No script of the site names a function in its address");
    const answered = probes.flatMap(({ seen }) => (seen.gathered ? [seen] : []));
    const [silent] = probes.flatMap(({ seen }) => (seen.gathered ? [] : [seen]));
    if (answered.length === 0 && silent !== undefined) return couldNotRun(silent.reason);
    return verdictOf(probes.filter(runsAnything).map(defectOf));
  },
});

/** Whether what was sent is in the script as it was: quoted or with other signs in its place, nothing of it runs. */
function runsAnything({ sent, seen }: CallbackProbe): boolean {
  if (!seen.gathered || seen.value.status !== 200) return false;
  const { type, start } = seen.value;
  const at = start.indexOf(sent);
  const isScript = type === null || /\b(?:java|ecma)script\b|\bhtml\b/i.test(type);
  return isScript && at >= 0 && !/["'`]|\/\/|\/\*/.test(start.slice(0, at).replace(/^\s*\/\*\*\/\s*/, ""));
}

function defectOf({ url, sent, seen }: CallbackProbe): Defect {
  const { pathname } = new URL(url);
  const [start = ""] = seen.gathered ? seen.value.start.split("\n") : [];
  return {
    message: `${pathname} writes into its script whatever its address names as the callback. We sent “${sent}”.`,
    element: null,
    snippet: start,
    component: `callback:${pathname}`,
  };
}
