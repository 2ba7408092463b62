import { couldNotRun, passed, siteCheck, verdictOf } from "#check.ts";

import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

export const secTlsNoFs = siteCheck({
  id: "sec-tls-no-fs",
  area: "security",
  severity: "medium",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 9325 section 4.1", "OWASP ASVS 5.0.0 V12.1.2"],
  defect: "Recorded traffic can be decrypted later",
  title: "Recorded traffic stays secret even if the key leaks",
  whyItMatters:
    "With forward secrecy, each connection has its own key that is thrown away afterward. Without it, anyone who gets your server's key one day can read everything they recorded before.",
  businessImpact: "One stolen server backup then exposes years of customer traffic.",
  fixSteps: [
    "Put ECDHE ciphers first in your server's list, or use the \"Intermediate\" settings from Mozilla's SSL Configuration Generator.",
    "Turn on TLS 1.3, where every connection has forward secrecy.",
    "Reload the server and scan again.",
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
    judgeTls(evidence, ({ forwardSecrecy }) => {
      if (!forwardSecrecy.gathered) return couldNotRun(forwardSecrecy.reason);
      if (forwardSecrecy.value) return passed;
      const message = "The server accepts no cipher with forward secrecy.";
      return verdictOf([tlsDefect(evidence, "forward secrecy", message)]);
    }),
});
