import { notApplicable, passed, siteCheck, verdictOf } from "#check.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";
import { trustOf } from "./reading/trust.ts";

export const secCertChain = siteCheck({
  id: "sec-cert-chain",
  area: "security",
  severity: "high",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 8446 4.4.2"],
  defect: "Incomplete certificate chain",
  title: "The server sends the whole certificate chain",
  whyItMatters:
    "An intermediate certificate links your certificate to the authority that issued it. Your server has to send it along, in the right order. Desktop browsers can often find it on their own. Many phones, apps and payment services can't, and they refuse the connection.",
  businessImpact:
    "Payments, feeds and some phone visits fail, while the site looks fine on your own computer.",
  fixSteps: [
    "Download the full chain file from your certificate authority. With Let's Encrypt, it is fullchain.pem, not cert.pem.",
    "Install it on your web server: your own certificate first, then the intermediate one. You don't need the root. In nginx: ssl_certificate /path/fullchain.pem;",
    "Reload the server. Then scan again, or test the site with SSL Labs.",
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
        return notApplicable(
          "A self-signed certificate has no chain. See the check “Certificate from an unknown authority”",
        );
      if (trust !== "incomplete-chain" && certificate.chainInOrder !== false) return passed;
      const missing = trust === "incomplete-chain";
      const message = missing
        ? "The server sends its own certificate but not the intermediate one."
        : "The server sends the certificates in the wrong order. The certificate of the issuer must follow each one.";
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
