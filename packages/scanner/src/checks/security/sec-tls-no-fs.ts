import { couldNotRun, passed, siteCheck, verdictOf } from "#check.ts";

import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

export const secTlsNoFs = siteCheck({
  id: "sec-tls-no-fs",
  area: "security",
  severity: "medium",
  group: "transport",
  sources: ["RFC 9325 section 4.1", "OWASP ASVS 5.0.0 V12.1.2"],
  defect: "Recorded traffic can be decrypted later",
  title: "Recorded traffic stays secret even if the key leaks",
  whyItMatters:
    "With forward secrecy each connection has a key of its own that is thrown away. Without it, whoever gets hold of the server's key one day can open everything recorded before.",
  businessImpact: "A single stolen server backup then exposes years of customer traffic.",
  fixSteps: [
    "Put ECDHE ciphers first in the server's list, or take Mozilla's 'Intermediate' settings.",
    "Switch on TLS 1.3, where every connection has forward secrecy.",
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
      const message = "The server agrees to no cipher with forward secrecy.";
      return verdictOf([tlsDefect(evidence, "forward secrecy", message)]);
    }),
});
