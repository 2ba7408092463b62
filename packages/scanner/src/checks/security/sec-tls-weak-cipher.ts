import { siteCheck } from "#check.ts";

import { judgeOffers } from "./reading/judge-offers.ts";
import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

const WEAK: Record<string, { what: string; severity: "critical" | "medium" }> = {
  NULL: { what: "connections without any encryption (NULL)", severity: "critical" },
  ANON: { what: "connections to a server that does not identify itself (anonymous)", severity: "critical" },
  EXPORT: { what: "encryption that was weakened on purpose in the 1990s (EXPORT)", severity: "critical" },
  RC4: { what: "RC4, which has been banned since 2015", severity: "critical" },
  DES: { what: "DES, which attackers can break in hours", severity: "critical" },
  "3DES": { what: "3DES, which leaks data from long connections (Sweet32)", severity: "medium" },
};

export const secTlsWeakCipher = siteCheck({
  id: "sec-tls-weak-cipher",
  area: "security",
  severity: "critical",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 7465", "RFC 9325 section 4", "OWASP ASVS 5.0.0 V12.1.2"],
  defect: "Broken ciphers accepted",
  title: "Broken ciphers are turned off",
  whyItMatters:
    "Your server and a visitor's browser agree on a cipher. Your server still accepts ciphers that were broken long ago. An attacker in between can try to force a connection to use them.",
  businessImpact:
    "Others can then read what customers type, even though the browser shows a lock. PCI DSS scans fail, too.",
  fixSteps: [
    'Get the "Intermediate" settings for your server from Mozilla\'s SSL Configuration Generator. At a CDN or host, choose the profile "Modern" or "TLS 1.2 and up".',
    "Replace the cipher list in your server's configuration with the new one, and reload the server.",
    "Scan again. If an old device stops working, give it its own server.",
  ],
  effort: "S",
  resources: [
    { title: "Mozilla SSL Configuration Generator", url: "https://ssl-config.mozilla.org/" },
    {
      title: "RFC 9325: Recommendations for Secure Use of TLS",
      url: "https://www.rfc-editor.org/rfc/rfc9325",
    },
  ],
  evaluate: (evidence) =>
    judgeTls(evidence, ({ weakFamilies }) =>
      judgeOffers(weakFamilies, Object.keys(WEAK), (family) => {
        const { what = family, severity = "critical" } = WEAK[family] ?? {};
        return tlsDefect(evidence, family, `The server accepts ${what}.`, severity);
      }),
    ),
});
