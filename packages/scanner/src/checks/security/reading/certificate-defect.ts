import type { Defect } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { CertificateFacts } from "#evidence/site.ts";

/** A defect of the site's certificate, shown by its subject, issuer, names and dates. */
export function certificateDefect(given: {
  evidence: Evidence;
  certificate: CertificateFacts;
  aspect: string;
  message: string;
  severity?: Defect["severity"];
}): Defect {
  const { evidence, certificate, aspect, message, severity } = given;
  const names = certificate.subjectAltNames.length === 0 ? "none" : certificate.subjectAltNames.join(", ");
  const lines = [
    `subject: ${oneLine(certificate.subject)}`,
    `names: ${names.length > 160 ? `${names.slice(0, 159)}…` : names}`,
    `issuer: ${oneLine(certificate.issuer)}`,
    `valid: ${certificate.validFrom.slice(0, 10)} to ${certificate.validTo.slice(0, 10)}`,
  ];
  return {
    message,
    page: evidence.site.startUrl,
    element: null,
    snippet: lines.join("\n"),
    component: `certificate:${aspect}`,
    sources: ["TLS probe"],
    ...(severity === undefined ? {} : { severity }),
  };
}

function oneLine(name: string): string {
  return name.replaceAll(/\s*\n\s*/g, ", ");
}
