import { passed, siteCheck, verdictOf } from "#check.ts";
import { NO_SECURE_CONNECTION } from "#score/weights.ts";

import { certificateDefect } from "./reading/certificate-defect.ts";
import { judgeCertificate } from "./reading/tls-facts.ts";

export const secCertHost = siteCheck({
  id: "sec-cert-host",
  area: "security",
  severity: "critical",
  group: "transport",
  needsPublicAddress: true,
  sources: ["RFC 9525 section 6", "CA/Browser Forum Baseline Requirements 7.1.4"],
  defect: "Certificate issued for a different name",
  title: "The certificate is issued for this site's name",
  whyItMatters:
    "A certificate lists the names it is valid for. Yours doesn't list the name that visitors use, or lists it only in an old field that browsers no longer read. They show a full-page warning.",
  businessImpact:
    "Almost every visitor turns back at the warning. Those who click past it learn to ignore warnings.",
  fixSteps: [
    "Order a new certificate that lists every name of the site as a subject alternative name, such as example.org and www.example.org.",
    "Install it for this host name. If several sites share a server, check that this one uses the right certificate.",
    "Open the site under each name and check that no warning appears.",
  ],
  effort: "S",
  gate: NO_SECURE_CONNECTION,
  resources: [
    { title: "Let's Encrypt: FAQ on names in certificates", url: "https://letsencrypt.org/docs/faq/" },
    { title: "RFC 9525: Service Identity in TLS", url: "https://www.rfc-editor.org/rfc/rfc9525" },
  ],
  evaluate: (evidence) =>
    judgeCertificate(evidence, (certificate) => {
      if (certificate.matchesHost && certificate.subjectAltNames.length > 0) return passed;
      const { host } = evidence.site;
      const message =
        certificate.subjectAltNames.length === 0
          ? "The certificate lists no subject alternative name, and browsers no longer read the common name."
          : `The certificate is not valid for ${host}.`;
      return verdictOf([certificateDefect({ evidence, certificate, aspect: "names", message })]);
    }),
});
