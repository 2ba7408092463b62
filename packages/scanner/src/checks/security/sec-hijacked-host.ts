import { pageCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { CLOSED_HOSTS, HIJACKED_HOSTS } from "./data/hijacked-hosts.ts";
import { judgeDocument } from "./reading/delivery.ts";

export const secHijackedHost = pageCheck({
  id: "sec-hijacked-host",
  area: "security",
  severity: "critical",
  group: "components",
  sources: [
    "OWASP ASVS 5.0.0 V15.2.1",
    "OWASP Top 10 A08:2021",
    "Sansec: Polyfill supply chain attack, 2024",
  ],
  defect: "Script from a host known to be hijacked",
  title: "No script comes from a host known to be hijacked",
  whyItMatters:
    "The page runs scripts from a host that has sent malware to its visitors. Whoever controls the host can run anything on your pages: read forms, take over sessions or redirect visitors.",
  businessImpact:
    "Visitors have been redirected to scam and betting sites from pages like yours. Ad networks and browsers block sites that load from these hosts.",
  fixSteps: [
    "Remove the script today. Most sites no longer need it: browsers have had what it adds for years.",
    "If you need the library, host a copy on your own server, or use the copy that Cloudflare provides on cdnjs.",
    "Search your theme, plugins and tag manager for other mentions of the host.",
  ],
  effort: "S",
  resources: [
    {
      title: "Sansec: Polyfill supply chain attack",
      url: "https://sansec.io/research/polyfill-supply-chain-attack",
    },
    {
      title: "Cloudflare: Automatically replacing polyfill.io links",
      url: "https://blog.cloudflare.com/automatically-replacing-polyfill-io-links-with-cloudflares-mirror-for-a-safer-internet/",
    },
  ],
  evaluate: (page) =>
    judgeDocument(page, ({ scripts }) => {
      const named = scripts.flatMap(({ url, selector, snippet, component }): Named[] =>
        url === null ? [] : [{ url, element: { selector, snippet, component } }],
      );
      const all = [...named, ...loadedBy(page)].toReversed();
      const unique = new Map(all.map((one) => [URL.parse(one.url)?.hostname ?? "", one]));
      const hosts = [...unique];
      return verdictOf([
        ...hosts
          .filter(([host]) => isAmong(HIJACKED_HOSTS, host))
          .map(([host, one]) => hijackedDefect(host, one, page.finalUrl)),
        ...hosts
          .filter(([host]) => isAmong(CLOSED_HOSTS, host))
          .map(([host, one]) => closedDefect(host, one, page.finalUrl)),
      ]);
    }),
});

type Named = { url: string; element: Defect["element"] };

function loadedBy({ requests }: PageEvidence): Named[] {
  return requests.filter(({ type }) => type === "script").map(({ url }) => ({ url, element: null }));
}

function isAmong(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** It has done no harm yet, as far as anyone knows. */
function closedDefect(host: string, { url, element = null }: Named, page: string): Defect {
  return {
    message: `The page loads a script from ${host}, a service that was closed. Nobody looks after what still answers there. Copy the file to your own server.`,
    page,
    element,
    snippet: url,
    component: `host:${host}`,
    severity: "medium",
  };
}

function hijackedDefect(host: string, { url, element = null }: Named, page: string): Defect {
  return {
    message: `The page loads a script from ${host}, a host that has served malware.`,
    page,
    element,
    snippet: url,
    component: `host:${host}`,
  };
}
