import { siteCheck } from "#check.ts";

import { judgeOffers } from "./reading/judge-offers.ts";
import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

const WEAK: Record<string, { what: string; severity: "critical" | "medium" }> = {
  NULL: { what: "connections without any encryption (NULL)", severity: "critical" },
  ANON: { what: "connections to a server that does not identify itself (anonymous)", severity: "critical" },
  EXPORT: { what: "encryption weakened on purpose for export in the 1990s (EXPORT)", severity: "critical" },
  RC4: { what: "RC4, which is forbidden since 2015", severity: "critical" },
  DES: { what: "DES, which can be broken in hours", severity: "critical" },
  "3DES": { what: "3DES, which leaks data of long connections (Sweet32)", severity: "medium" },
};

export const secTlsWeakCipher = siteCheck({
  id: "sec-tls-weak-cipher",
  area: "security",
  severity: "critical",
  group: "transport",
  sources: ["RFC 7465", "RFC 9325 section 4", "OWASP ASVS 5.0.0 V12.1.2"],
  defect: "Broken ciphers accepted",
  title: "Broken ciphers are switched off",
  whyItMatters:
    "Visitor and server agree on a cipher. Yours still agrees to ones that were broken long ago, and an attacker in between can try to push a connection down to them.",
  businessImpact:
    "What customers type can then be read although the browser shows a lock, and PCI DSS scans fail.",
  fixSteps: [
    "Take the 'Intermediate' settings for your server from Mozilla's SSL Configuration Generator; at a CDN or host choose the 'modern' or 'TLS 1.2 and up' profile.",
    "Replace the cipher list in the server's configuration by the generated one and reload it.",
    "Scan again; if an old device stops working, give it a server of its own.",
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
        return tlsDefect(evidence, family, `The server agrees to ${what}.`, severity);
      }),
    ),
});
