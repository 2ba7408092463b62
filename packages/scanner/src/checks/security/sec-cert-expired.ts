import { dayInWords } from "#checks/day-in-words.ts";
import { passed, siteCheck, verdictOf } from "#check.ts";
import { NO_SECURE_CONNECTION } from "#score/weights.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";

export const secCertExpired = siteCheck({
  id: "sec-cert-expired",
  area: "security",
  severity: "critical",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 5280 4.1.2.5", "OWASP ASVS 5.0.0 V12.2.2"],
  defect: "Certificate expired or not yet valid",
  title: "The certificate is valid today",
  whyItMatters:
    "The certificate proves to visitors that they are on your site and not on a copy. Today is outside its dates, so browsers show a full-page warning instead of your site.",
  businessImpact:
    "Almost every visitor turns back at the warning. Until you renew the certificate, your site is practically offline.",
  fixSteps: [
    "Renew the certificate at your host, or with Certbot (certbot renew). Then reload the web server.",
    "Find out why it did not renew automatically. Common causes are a failed payment, a domain that moved, or a timer that stopped.",
    "If the certificate is not valid yet, check the clock of the machine that issued it.",
    "Turn on automatic renewal in your host's control panel, and send expiration notices to an inbox that someone reads.",
  ],
  effort: "S",
  gate: NO_SECURE_CONNECTION,
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
        ? `The certificate expired on ${dayInWords(certificate.validTo)}.`
        : `The certificate is not valid until ${dayInWords(certificate.validFrom)}.`;
      return verdictOf([certificateDefect({ evidence, certificate, aspect: "dates", message })]);
    }),
});
