import { dayInWords } from "#checks/day-in-words.ts";
import { notApplicable, passed, siteCheck, verdictOf } from "#check.ts";
import type { CertificateFacts } from "#evidence/site.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";

const DAY_MS = 86_400_000;
const WARN_DAYS = 14;
const URGENT_DAYS = 7;

export const secCertExpiring = siteCheck({
  id: "sec-cert-expiring",
  area: "security",
  severity: "medium",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 5280 4.1.2.5", "Let's Encrypt integration guide"],
  defect: "Certificate about to expire",
  title: "The certificate renews in good time",
  whyItMatters:
    "Certificates usually renew automatically when a third of their life is left. This one is closer to its end than that, so the renewal has probably stopped working.",
  businessImpact: "On the day it expires, every visitor gets a full-page warning instead of your site.",
  fixSteps: [
    "Renew the certificate now at your host, or with certbot renew.",
    "Look in the renewal log for the cause. Common ones are a changed DNS record, a blocked port 80, or a timer that no longer runs.",
    "Send expiration notices to an inbox that someone reads.",
  ],
  effort: "S",
  resources: [
    {
      title: "Let's Encrypt: Integration guide, when to renew",
      url: "https://letsencrypt.org/docs/integration-guide/#when-to-renew",
    },
    {
      title: "Certbot: Automated renewals",
      url: "https://eff-certbot.readthedocs.io/en/stable/using.html#automated-renewals",
    },
  ],
  evaluate: (evidence) =>
    judgeCertificate(evidence, (certificate) => {
      const leftMs = Date.parse(certificate.validTo) - evidence.now.getTime();
      if (leftMs < 0)
        return notApplicable(
          "The certificate has already expired. See the check “Certificate expired or not yet valid”",
        );
      if (leftMs >= warnAtMs(certificate)) return passed;
      const days = Math.floor(leftMs / DAY_MS);
      const message = `The certificate expires on ${dayInWords(certificate.validTo)}, in ${days === 1 ? "1 day" : `${days} days`}.`;
      const severity = leftMs < warnAtMs(certificate) * (URGENT_DAYS / WARN_DAYS) ? "high" : "medium";
      return verdictOf([certificateDefect({ evidence, certificate, aspect: "renewal", message, severity })]);
    }),
});

// A six-day certificate never has 14 days left: there a third of its life is the measure.
function warnAtMs({ validFrom, validTo }: CertificateFacts): number {
  const lifeMs = Date.parse(validTo) - Date.parse(validFrom);
  return Math.min(WARN_DAYS * DAY_MS, lifeMs / 3);
}
