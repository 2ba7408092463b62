import { couldNotRun, passed, siteCheck, verdictOf } from "#check.ts";

import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

export const secTlsNo13 = siteCheck({
  id: "sec-tls-no13",
  area: "security",
  severity: "low",
  group: "transport",
  needsPublicAddress: true,
  sources: ["OWASP ASVS 5.0.0 V12.1.1", "RFC 8446"],
  defect: "Newest encryption (TLS 1.3) not offered",
  title: "The server offers the newest encryption (TLS 1.3)",
  whyItMatters:
    "TLS 1.3 leaves out everything in older versions that was ever attacked. It also takes one step less before a page starts to load.",
  businessImpact: "Pages start to load sooner on phones, and security reviews expect it.",
  fixSteps: [
    "At your CDN or host, turn on TLS 1.3. It is usually one setting.",
    "On your own server, use OpenSSL 1.1.1 or newer and add TLSv1.3. In nginx: ssl_protocols TLSv1.2 TLSv1.3;",
    "If the system is too old for it, plan an update. It no longer gets security fixes, either.",
  ],
  effort: "S",
  resources: [
    { title: "Mozilla SSL Configuration Generator", url: "https://ssl-config.mozilla.org/" },
    { title: "RFC 8446: TLS 1.3", url: "https://www.rfc-editor.org/rfc/rfc8446" },
  ],
  evaluate: (evidence) =>
    judgeTls(evidence, ({ versions }) => {
      const newest = versions["TLS1.3"];
      if (newest === undefined) return couldNotRun("TLS1.3 was not asked for");
      if (!newest.gathered) return couldNotRun(newest.reason);
      return newest.value
        ? passed
        : verdictOf([tlsDefect(evidence, "TLS1.3", "The server does not offer TLS 1.3.")]);
    }),
});
