import { passed, siteCheck, verdictOf } from "#check.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";
import { trustOf, type Trust } from "./reading/trust.ts";

const WORDS: Partial<Record<Trust, string>> = {
  "self-signed": "The certificate is signed by itself, so nobody vouches for it.",
  "unknown-authority": "The certificate is signed by an authority browsers do not know.",
  "expired-authority": "A certificate of the authority in the chain is outside its dates.",
  revoked: "The certificate was revoked by its authority.",
};

export const secCertUntrusted = siteCheck({
  id: "sec-cert-untrusted",
  area: "security",
  severity: "critical",
  group: "transport",
  sources: ["OWASP ASVS 5.0.0 V12.2.2", "RFC 5280 section 6"],
  defect: "Certificate from an unknown authority",
  title: "The certificate comes from a known authority",
  whyItMatters:
    "Browsers trust certificates of public authorities only. This one comes from somewhere else, so visitors get a full-page warning, and an attacker's certificate would look just the same to them.",
  businessImpact:
    "Nearly every visitor turns back at the warning; payment and advertising partners refuse the site.",
  fixSteps: [
    "Replace the certificate by one of a public authority. Let's Encrypt issues them free of charge; most hosts do it at the press of a button.",
    "If the certificate is meant to be public, check that the server really uses it and not a test or default certificate.",
    "Open the site in a browser that never visited it and check that no warning appears.",
  ],
  effort: "S",
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
      const message = WORDS[trust] ?? `The certificate cannot be verified (${certificate.trustError}).`;
      return verdictOf([certificateDefect({ evidence, certificate, aspect: "trust", message })]);
    }),
});
