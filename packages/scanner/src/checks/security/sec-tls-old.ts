import { siteCheck } from "#check.ts";

import { judgeOffers } from "./reading/judge-offers.ts";
import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

const OLD: Record<string, { name: string; broken: boolean }> = {
  SSLv3: { name: "SSL 3.0 (1996)", broken: true },
  "TLS1.0": { name: "TLS 1.0 (1999)", broken: false },
  "TLS1.1": { name: "TLS 1.1 (2006)", broken: false },
};

export const secTlsOld = siteCheck({
  id: "sec-tls-old",
  area: "security",
  severity: "high",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 8996", "RFC 7568", "OWASP ASVS 5.0.0 V12.1.1"],
  defect: "Outdated encryption accepted",
  title: "Outdated encryption is turned off",
  whyItMatters:
    "The server still accepts old versions of TLS. They were withdrawn because attackers can break them. No current browser needs them. Only attackers and very old programs ask for them.",
  businessImpact:
    "PCI DSS doesn't allow them on sites that take cards. A security scan by your payment provider or a customer will fail.",
  fixSteps: [
    "At your CDN or host, set the minimum TLS version to 1.2.",
    "In nginx: ssl_protocols TLSv1.2 TLSv1.3; In Apache: SSLProtocol -all +TLSv1.2 +TLSv1.3.",
    "Reload the server. Then check email programs and cash registers that use the same server.",
  ],
  effort: "S",
  resources: [
    { title: "Mozilla SSL Configuration Generator", url: "https://ssl-config.mozilla.org/" },
    { title: "RFC 8996: Deprecating TLS 1.0 and TLS 1.1", url: "https://www.rfc-editor.org/rfc/rfc8996" },
  ],
  evaluate: (evidence) =>
    judgeTls(evidence, ({ versions }) =>
      judgeOffers(versions, Object.keys(OLD), (version) => {
        const { name = version, broken = false } = OLD[version] ?? {};
        return tlsDefect(evidence, version, `The server accepts ${name}.`, broken ? "critical" : "high");
      }),
    ),
});
