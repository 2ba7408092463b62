import { couldNotRun, notApplicable, passed, siteCheck, verdictOf } from "#check.ts";

import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

const LEAST_BITS = 2_048;

export const secTlsWeakDh = siteCheck({
  id: "sec-tls-weak-dh",
  area: "security",
  severity: "high",
  group: "transport",
  sources: ["RFC 9325 section 4.4", "Logjam (CVE-2015-4000)"],
  defect: "Key exchange with numbers that are too small",
  title: "Key exchange uses numbers that are large enough",
  whyItMatters:
    "With Diffie-Hellman both sides agree on a key by means of a large prime number. The server's is so small that well-funded attackers can undo the exchange and read recorded traffic.",
  businessImpact:
    "Traffic recorded today can be opened later, and security scans of customers and payment providers fail on it.",
  fixSteps: [
    "Remove the DHE ciphers from the server's list; all current browsers use ECDHE instead.",
    "If a partner needs DHE, give the server parameters of 2048 bits or more. nginx: ssl_dhparam with the ffdhe2048 group.",
    "Reload the server and scan again.",
  ],
  effort: "S",
  resources: [
    { title: "Mozilla SSL Configuration Generator", url: "https://ssl-config.mozilla.org/" },
    { title: "Weak Diffie-Hellman and the Logjam attack", url: "https://weakdh.org/" },
  ],
  evaluate: (evidence) =>
    judgeTls(evidence, ({ dhBits }) => {
      if (!dhBits.gathered) return couldNotRun(dhBits.reason);
      if (dhBits.value === null) return notApplicable("The server does not offer DHE ciphers");
      if (dhBits.value >= LEAST_BITS) return passed;
      const message = `The server's Diffie-Hellman prime has ${dhBits.value} bits; at least ${LEAST_BITS} are needed.`;
      return verdictOf([tlsDefect(evidence, "DHE", message, dhBits.value < 1_024 ? "critical" : "high")]);
    }),
});
