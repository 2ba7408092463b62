import { passed, siteCheck, verdictOf } from "#check.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";

export const secCertExpired = siteCheck({
  id: "sec-cert-expired",
  area: "security",
  severity: "critical",
  group: "transport",
  sources: ["RFC 5280 4.1.2.5", "OWASP ASVS 5.0.0 V12.2.2"],
  defect: "Certificate expired or not yet valid",
  title: "The certificate is valid today",
  whyItMatters:
    "The certificate proves that visitors talk to your site and nobody else. It is outside its dates, so browsers show a full-page warning instead of the site.",
  businessImpact:
    "Nearly every visitor turns back at the warning; the site is as good as offline until the certificate is renewed.",
  fixSteps: [
    "Renew the certificate at your host or with Certbot (certbot renew) and have the web server load it.",
    "Find out why the renewal did not happen by itself: an expired payment, a moved domain, a stopped timer.",
    "If the certificate is said not to be valid yet, check the clock of the machine that issued it.",
    "Switch on automatic renewal and have expiry notices sent to a mailbox somebody reads.",
  ],
  effort: "S",
  resources: [
    {
      title: "Certbot: Renewing certificates",
      url: "https://eff-certbot.readthedocs.io/en/stable/using.html#renewing-certificates",
    },
    { title: "Let's Encrypt documentation", url: "https://letsencrypt.org/docs/" },
  ],
  evaluate: (evidence) =>
    judgeCertificate(evidence, (certificate) => {
      const { now } = evidence;
      const expired = Date.parse(certificate.validTo) < now.getTime();
      const early = Date.parse(certificate.validFrom) > now.getTime();
      if (!expired && !early) return passed;
      const message = expired
        ? `The certificate expired on ${certificate.validTo.slice(0, 10)}.`
        : `The certificate is valid only from ${certificate.validFrom.slice(0, 10)} on.`;
      return verdictOf([certificateDefect({ evidence, certificate, aspect: "dates", message })]);
    }),
});
