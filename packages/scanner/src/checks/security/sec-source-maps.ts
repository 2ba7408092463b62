import { couldNotRun, notApplicable, siteCheck, verdictOf, type Defect } from "#check.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import type { SecretSeen } from "./reading/secrets.ts";
import { sourceMapsOf, type NamedSourceMap } from "./reading/source-maps.ts";

export const secSourceMaps = siteCheck({
  id: "sec-source-maps",
  area: "security",
  severity: "low",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.7", "CWE-540"],
  defect: "Source maps that everyone can read",
  title: "Source maps are not public",
  whyItMatters:
    "A source map shows your scripts as your developers wrote them, with comments, names and sometimes files that no visitor was meant to see. If your code is open source anyway, that is fine. Otherwise it makes an attacker's work easier.",
  businessImpact:
    "Comments and unused code reveal features, partners and weak points before you announce them.",
  fixSteps: [
    "In your build, turn source maps off for production, or make hidden ones (in Vite: build.sourcemap: 'hidden'; in webpack: devtool: 'hidden-source-map').",
    "Upload the maps to your error tracker instead of your web server.",
    "Delete the .map files from the server.",
  ],
  effort: "S",
  likelyOwner: "developer",
  readsFiles: ["script", "stylesheet"],
  resources: [
    {
      title: "CWE-540: Inclusion of Sensitive Information in Source Code",
      url: "https://cwe.mitre.org/data/definitions/540.html",
    },
  ],
  evaluate: (evidence) => {
    if (measuredPages(evidence).length === 0) return nothingMeasured(evidence);
    const named = sourceMapsOf(evidence);
    if (named.length === 0) return notApplicable("The site's scripts name no source map");
    const statuses = new Map(evidence.site.linkStatuses.map(({ url, status }) => [url, status]));
    const open = named.filter(({ map }) => map === null || statuses.get(map) === 200);
    const asked = named.filter(({ map }) => map === null || statuses.has(map));
    if (open.length === 0 && asked.length === 0) return couldNotRun("We did not ask for the source maps.");
    const contents = evidence.site.linkedContents ?? [];
    const secretsOf = ({ map }: NamedSourceMap): SecretSeen[] =>
      contents.find(({ url }) => url === map)?.secrets ?? [];
    return verdictOf(
      open.flatMap((named) => {
        const secrets = secretsOf(named);
        return secrets.length === 0
          ? [openDefect(named)]
          : secrets.map((secret) => secretDefect(named, secret));
      }),
    );
  },
});

/** A server may answer every address, and code may be public on purpose: a person decides. */
function openDefect({ page, script, map }: NamedSourceMap): Defect {
  const { pathname } = new URL(script);
  return {
    message:
      map === null
        ? `${pathname} holds its own source map. Is the code in it meant to be public?`
        : `${pathname} names the source map ${new URL(map).pathname}, which opens. Is the code in it meant to be public?`,
    page,
    element: null,
    snippet: map ?? script,
    component: `source-map:${pathname}`,
    outcome: "review",
  };
}

/** Then no one has to ask whether it is meant to be public. */
function secretDefect({ page, script, map }: NamedSourceMap, { kind, masked }: SecretSeen): Defect {
  const { pathname } = new URL(script);
  return {
    message: `${pathname} names the source map ${new URL(map ?? script).pathname}, which opens and holds what looks like a secret: ${kind} (${masked}). Replace it, and remove the map.`,
    page,
    element: null,
    snippet: masked,
    component: `source-map:${pathname}:${kind}`,
    severity: "high",
  };
}
