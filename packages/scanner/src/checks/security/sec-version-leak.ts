import { siteCheck, verdictOf } from "#check.ts";
import type { PageEvidence } from "#evidence.ts";

import { measuredPages, nothingMeasured } from "./reading/delivery.ts";
import { headerDefect } from "./reading/header-defect.ts";
import { headerValues } from "./reading/response-headers.ts";
import { SOFTWARE_HEADERS } from "./reading/software-headers.ts";

export const secVersionLeak = siteCheck({
  id: "sec-version-leak",
  area: "security",
  severity: "low",
  group: "exposure",
  sources: ["OWASP ASVS 5.0.0 V13.4.6", "OWASP Secure Headers Project"],
  defect: "Server tells its software's version",
  title: "The server does not tell its software's version",
  whyItMatters:
    "The server names its software down to the version with every answer. Attackers collect these lists, and on the day a hole becomes known they start with the sites that told them they have it.",
  businessImpact:
    "It puts the site on the list for the first automatic attacks, which begin hours after a hole is published.",
  fixSteps: [
    'Switch the version off. nginx: server_tokens off; Apache: ServerTokens Prod; PHP: expose_php = Off; ASP.NET: <httpRuntime enableVersionHeader="false">.',
    "Other headers can be removed at the CDN or proxy (nginx: proxy_hide_header X-Powered-By;).",
    "Hiding is no repair: check at the same time that the software is up to date.",
  ],
  effort: "S",
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
    return verdictOf(SOFTWARE_HEADERS.flatMap((header) => firstLeak(pages, header) ?? []));
  },
});

function firstLeak(pages: readonly PageEvidence[], header: string) {
  for (const page of pages) {
    const value = headerValues(page.responseHeaders, header).find((text) => /\d+\.\d+/.test(text));
    if (value === undefined) continue;
    return headerDefect({
      page,
      header,
      value,
      message: `The header ${header} tells the software and its version.`,
    });
  }
  return null;
}
