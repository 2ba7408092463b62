import { siteCheck, verdictOf, type Defect } from "#check.ts";
import type { PageEvidence } from "#evidence/page.ts";
import { type ExampleOf, plainExample } from "#fix-examples/fixed-place.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import type { FileContent } from "./reading/file-contents.ts";
import { headerDefect } from "./reading/header-defect.ts";
import { headerValues } from "./reading/response-headers.ts";
import { SOFTWARE_HEADERS } from "./reading/software-headers.ts";

/** The header with the names in it alone; null where nothing but the version is in it. */
const withoutVersion: ExampleOf = ({ snippet }) => {
  const [, header, value = ""] = /^([^:]+): (.*)$/su.exec(snippet ?? "") ?? [];
  const names = value.replaceAll(/[/ ]?\bv?\d+(?:\.\d+)+[\w.~+-]*/gu, "").trim();
  return plainExample(header === undefined || names === "" ? null : `${header}: ${names}`);
};

export const secVersionLeak = siteCheck({
  id: "sec-version-leak",
  area: "security",
  severity: "low",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.6", "OWASP Secure Headers Project"],
  defect: "Server that reveals its software version",
  title: "The server doesn't reveal its software version",
  whyItMatters:
    "Your server names its software and the exact version with every response. Attackers collect this in lists. When a security hole becomes known, they start with the sites on the list.",
  businessImpact: "Your site is among the first targets of automatic attacks, which start within hours.",
  fixSteps: [
    'Turn the version off on your server. In nginx: server_tokens off. In Apache: ServerTokens Prod. In PHP: expose_php = Off. In ASP.NET: <httpRuntime enableVersionHeader="false">.',
    "Remove other headers at your CDN or proxy. In nginx: proxy_hide_header X-Powered-By;",
    "Hiding the version doesn't fix anything. Also check that the software is up to date.",
  ],
  effort: "S",
  example: withoutVersion,
  alwaysApplies: true,
  resources: [
    {
      title: "OWASP Secure Headers Project: headers to remove",
      url: "https://owasp.org/www-project-secure-headers/",
    },
    {
      title: "OWASP: Fingerprint web server",
      url: "https://owasp.org/www-project-web-security-testing-guide/stable/4-Web_Application_Security_Testing/01-Information_Gathering/02-Fingerprint_Web_Server",
    },
  ],
  evaluate: (evidence) => {
    const pages = measuredPages(evidence);
    if (pages.length === 0) return nothingMeasured(evidence);
    return verdictOf([
      ...SOFTWARE_HEADERS.flatMap((header) => firstLeak(pages, header) ?? []),
      ...(evidence.site.linkedContents ?? []).flatMap(fileLeak),
    ]);
  },
});

/** A file that a content system or a plugin brings along, and that the site links to. */
function fileLeak({ url, release }: FileContent): Defect[] {
  if (release?.isSystem !== true) return [];
  const { pathname } = new URL(url);
  return [
    {
      message: `The site links to ${pathname}, which names the software and its version: ${release.name} ${release.version}.`,
      page: url,
      element: null,
      snippet: `${release.name} ${release.version}`,
      component: `file:${pathname}`,
    },
  ];
}

function firstLeak(pages: readonly PageEvidence[], header: string) {
  for (const page of pages) {
    const value = headerValues(page.responseHeaders, header).find((text) => /\d+\.\d+/.test(text));
    if (value === undefined) continue;
    return headerDefect({
      page,
      header,
      value,
      message: `The header ${header} names the software and its version.`,
    });
  }
  return null;
}
