import { notApplicable, passed, siteCheck, verdictOf } from "#check.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";
import { trustOf } from "./reading/trust.ts";

export const secCertChain = siteCheck({
  id: "sec-cert-chain",
  area: "security",
  severity: "high",
  group: "transport",
  sources: ["RFC 8446 4.4.2"],
  defect: "Incomplete certificate chain",
  title: "The server sends the whole certificate chain",
  whyItMatters:
    "Between your certificate and the authority stands an intermediate certificate that the server must send along, in order. Desktop browsers can often fetch it themselves; many phones, apps, payment call-backs and link previews cannot and refuse the connection.",
  businessImpact:
    "Payments, feeds and part of the phone visitors fail, while the site looks fine on your own computer.",
  fixSteps: [
    "Get the full chain file from your certificate authority. With Let's Encrypt it is fullchain.pem, not cert.pem.",
    "Install it in the web server, your own certificate first, then the intermediate; the root is not needed. nginx: ssl_certificate /path/fullchain.pem;",
    "Reload the server and scan again, or test with SSL Labs.",
  ],
  effort: "S",
  resources: [
    { title: "SSL Labs server test", url: "https://www.ssllabs.com/ssltest/" },
    {
      title: "Certbot: Where are my certificates?",
      url: "https://eff-certbot.readthedocs.io/en/stable/using.html#where-are-my-certificates",
    },
  ],
  evaluate: (evidence) =>
    judgeCertificate(evidence, (certificate) => {
      const trust = trustOf(certificate, evidence.now);
      if (trust === "self-signed")
        return notApplicable("A self-signed certificate has no chain (see sec-cert-untrusted)");
      if (trust !== "incomplete-chain" && certificate.chainInOrder !== false) return passed;
      const missing = trust === "incomplete-chain";
      const message = missing
        ? "The server sends its own certificate without the intermediate one."
        : "The certificates are sent in the wrong order: each must be followed by its issuer's.";
      return verdictOf([
        certificateDefect({
          evidence,
          certificate,
          aspect: "chain",
          message,
          severity: missing ? "high" : "low",
        }),
      ]);
    }),
});
