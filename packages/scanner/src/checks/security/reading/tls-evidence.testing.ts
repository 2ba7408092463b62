import {
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  aTls,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { CertificateFacts, TlsFacts } from "#evidence/site.ts";

/** A site on a modern server, but for these facts. */
export function aTlsEvidence(overrides: Partial<TlsFacts> = {}): Evidence {
  return anEvidence({ site: aSite({ tls: gathered(aTls(overrides)) }) });
}

/** A site with a good certificate, but for these facts. */
export function aCertificateEvidence(overrides: Partial<CertificateFacts> = {}): Evidence {
  const { certificate } = aTls();
  if (!certificate.gathered) throw new Error("aTls() has a certificate");
  return aTlsEvidence({ certificate: gathered({ ...certificate.value, ...overrides }) });
}

/** A site without https, where there is no TLS to judge. */
export const withoutEncryption: Evidence = anEvidence({
  pages: [aPage({ url: "http://127.0.0.1:8080/" })],
  site: aSite({ startUrl: "http://127.0.0.1:8080/", host: "127.0.0.1:8080", registrableDomain: null }),
});

/** An https site whose TLS probe got no answer. */
export const probeFailed: Evidence = anEvidence({
  pages: [anUnmeasuredPage()],
  site: aSite({ tls: notGathered("port 443 did not answer in time") }),
});
