import { couldNotRun, notApplicable, passed, siteCheck, verdictOf } from "#check.ts";

import { tlsDefect } from "./reading/tls-defect.ts";
import { judgeTls } from "./reading/tls-facts.ts";

const LEAST_BITS = 2_048;

export const secTlsWeakDh = siteCheck({
  id: "sec-tls-weak-dh",
  area: "security",
  severity: "high",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 9325 section 4.4", "Logjam (CVE-2015-4000)"],
  defect: "Key exchange with numbers that are too small",
  title: "Key exchange uses numbers that are large enough",
  whyItMatters:
    "With Diffie-Hellman, server and browser agree on a key with the help of a large prime number. Your server's number is small. An attacker with enough money can undo the exchange and read recorded traffic.",
  businessImpact:
    "Someone who records your traffic today can read it later. Security scans by customers and payment providers fail.",
  fixSteps: [
    "Remove the DHE ciphers from your server's list. All current browsers use ECDHE instead.",
    "If a partner needs DHE, use parameters of at least 2048 bits. In nginx: set ssl_dhparam to the ffdhe2048 group.",
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
      if (dhBits.value === null) return notApplicable("The server doesn't offer DHE ciphers");
      if (dhBits.value >= LEAST_BITS) return passed;
      const message = `The server's Diffie-Hellman prime has ${dhBits.value} bits. It needs at least ${LEAST_BITS}.`;
      return verdictOf([tlsDefect(evidence, "DHE", message, dhBits.value < 1_024 ? "critical" : "high")]);
    }),
});
