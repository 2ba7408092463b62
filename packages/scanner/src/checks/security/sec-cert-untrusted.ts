import { passed, siteCheck, verdictOf } from "#check.ts";
import type { CertificateFacts } from "#evidence/site.ts";
import { NO_SECURE_CONNECTION } from "#score/weights.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";
import { trustOf, type Trust } from "./reading/trust.ts";

const WORDS: Partial<Record<Trust, string>> = {
  "self-signed": "The certificate is self-signed, so no authority vouches for it.",
  "unknown-authority": "Browsers don't know the authority that signed the certificate.",
  "expired-authority": "One of the authority's own certificates in the chain is outside its dates.",
  revoked: "The authority has revoked the certificate.",
};

export const secCertUntrusted = siteCheck({
  id: "sec-cert-untrusted",
  area: "security",
  severity: "critical",
  group: "transport",
  needsPublicAddress: true,
  sources: ["OWASP ASVS 5.0.0 V12.2.2", "RFC 5280 section 6"],
  defect: "Certificate from an unknown authority",
  title: "The certificate comes from a known authority",
  whyItMatters:
    "Browsers trust only certificates from public authorities. This one comes from somewhere else, so visitors get a full-page warning. To them, an attacker's certificate would look just the same.",
  businessImpact:
    "Almost every visitor turns back at the warning. Payment and advertising partners refuse the site.",
  fixSteps: [
    "Replace the certificate with one from a public authority. Let's Encrypt issues them for free, and most hosts install one from their SSL settings.",
    "If you already have such a certificate, check that the server uses it and not a test or default certificate.",
    "Open the site in a browser that has never visited it, and check that no warning appears.",
  ],
  effort: "S",
  gate: NO_SECURE_CONNECTION,
  resources: [
    { title: "Let's Encrypt: Getting started", url: "https://letsencrypt.org/getting-started/" },
    {
      title: "MDN: TLS practical implementation guide",
      url: "https://developer.mozilla.org/en-US/docs/Web/Security/Practical_implementation_guides/TLS",
    },
  ],
  evaluate: (evidence) =>
    judgeCertificate(evidence, (certificate) => {
      const trust = trustOf(certificate, evidence.now);
      if (trust === "trusted" || trust === "incomplete-chain") return passed;
      const message = WORDS[trust] ?? `We could not verify the certificate (${certificate.trustError}).`;
      return verdictOf([
        certificateDefect({
          evidence,
          certificate,
          aspect: "trust",
          message: `${message}${judgedBy(certificate, trust)}`,
        }),
      ]);
    }),
});

/** Browsers keep lists of their own, so what was judged by is said. */
function judgedBy({ rootStore }: CertificateFacts, trust: Trust): string {
  return trust === "unknown-authority" && rootStore !== undefined ? ` We judged by ${rootStore}.` : "";
}
