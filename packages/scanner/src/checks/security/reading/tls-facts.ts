import { couldNotRun, notApplicable, type Verdict } from "#check.ts";
import type { Evidence } from "#evidence.ts";
import type { CertificateFacts, TlsFacts } from "#evidence/site.ts";

import { siteScheme } from "./delivery.ts";

const NO_TLS =
  "The site has no encryption, so there is no TLS to check. See the check “No encryption (https)”";

/** Judges what the TLS probe saw of a site that is served over https. */
export function judgeTls(evidence: Evidence, judge: (tls: TlsFacts) => Verdict): Verdict {
  const { tls } = evidence.site;
  if (!tls.gathered) {
    return siteScheme(evidence) === "http" ? notApplicable(NO_TLS) : couldNotRun(tls.reason);
  }
  return judge(tls.value);
}

/** Judges the certificate the server sent. */
export function judgeCertificate(
  evidence: Evidence,
  judge: (certificate: CertificateFacts) => Verdict,
): Verdict {
  return judgeTls(evidence, (tls) =>
    tls.certificate.gathered ? judge(tls.certificate.value) : couldNotRun(tls.certificate.reason),
  );
}
