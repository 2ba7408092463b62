import { siteCheck, verdictOf } from "#check.ts";
import type { CertificateFacts } from "#evidence/site.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";

type Key = Pick<CertificateFacts, "keyType" | "keyBits" | "signatureAlgorithm">;

/** Least bits of a key by its kind (CA/Browser Forum Baseline Requirements 6.1.5). */
const LEAST_BITS: Record<string, number> = { rsa: 2_048, "rsa-pss": 2_048, dsa: 2_048, ec: 256 };

export const secCertWeak = siteCheck({
  id: "sec-cert-weak",
  area: "security",
  severity: "high",
  group: "transport",
  needsPublicAddress: true,
  sources: ["CA/Browser Forum Baseline Requirements 6.1.5 and 7.1.3", "OWASP ASVS 5.0.0 V11"],
  defect: "Certificate with a weak key or signature",
  title: "The certificate has a strong key and signature",
  whyItMatters:
    "An attacker with rented computers can forge a certificate with a short key or an outdated signature (MD5 or SHA-1). Browsers already refuse most of these.",
  businessImpact:
    "With a forged certificate, someone else can pose as your store, and visitors see no warning.",
  fixSteps: [
    "Request a new certificate with a new key: RSA with at least 2048 bits, or ECDSA P-256.",
    "Check the signature. Public authorities use SHA-256. If you make your own certificate, create it with -sha256.",
    "Install the new certificate together with its new key, and scan again.",
  ],
  effort: "S",
  resources: [
    {
      title: "CA/Browser Forum Baseline Requirements",
      url: "https://cabforum.org/working-groups/server/baseline-requirements/",
    },
    { title: "Mozilla SSL Configuration Generator", url: "https://ssl-config.mozilla.org/" },
  ],
  evaluate: (evidence) =>
    judgeCertificate(evidence, (certificate) => {
      const own = weaknesses(certificate).map((why) => `The certificate ${why}.`);
      const above = certificate.intermediates.flatMap((authority) =>
        weaknesses(authority).map((why) => `The certificate of the authority (${authority.subject}) ${why}.`),
      );
      return verdictOf(
        [...own, ...above].map((message) =>
          certificateDefect({ evidence, certificate, aspect: "strength", message }),
        ),
      );
    }),
});

function weaknesses({ keyType, keyBits, signatureAlgorithm }: Key): string[] {
  const least = LEAST_BITS[keyType];
  const hash = /^(md2|md4|md5|sha1)with|with[-_]?(md2|md4|md5|sha1)(?![0-9])/i.exec(signatureAlgorithm);
  return [
    ...(least !== undefined && keyBits !== null && keyBits < least
      ? [`has a ${keyType.toUpperCase()} key of ${keyBits} bits, and it needs at least ${least}`]
      : []),
    ...(hash === null
      ? []
      : [`is signed with ${(hash[1] ?? hash[2] ?? "").toUpperCase()}, which attackers can forge`]),
  ];
}
