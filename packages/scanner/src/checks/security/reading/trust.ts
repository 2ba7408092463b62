import type { CertificateFacts } from "#evidence/site.ts";

/** Why a certificate is not trusted, told apart from dates and names, which have checks of their own. */
export type Trust =
  | "trusted"
  | "self-signed"
  | "unknown-authority"
  | "incomplete-chain"
  | "expired-authority"
  | "revoked"
  | "other";

/** Verification errors that say nothing of who signed. */
const OF_DATES = new Set(["CERT_HAS_EXPIRED", "CERT_NOT_YET_VALID"]);

/**
 * Who vouches for the certificate. OpenSSL reports a missing intermediate as UNABLE_TO_VERIFY_LEAF_SIGNATURE
 * or UNABLE_TO_GET_ISSUER_CERT_LOCALLY with only the leaf sent; with more sent the root is unknown. A leaf that does not
 * say where its issuer's certificate is comes from no public authority (CA/Browser Forum BR 7.1.2.7.7): sending more
 * would not make browsers trust it.
 */
export function trustOf(certificate: CertificateFacts, now: Date): Trust {
  const { trustError, selfSigned, chainLength, namesIssuerAddress, stapledStatus } = certificate;
  if (stapledStatus === "revoked") return "revoked";
  if (trustError === null) return "trusted";
  if (OF_DATES.has(trustError) && !selfSigned)
    return isInDate(certificate, now) ? "expired-authority" : "trusted";
  if (selfSigned || trustError === "DEPTH_ZERO_SELF_SIGNED_CERT") return "self-signed";
  if (trustError === "SELF_SIGNED_CERT_IN_CHAIN") return "unknown-authority";
  if (trustError === "CERT_REVOKED") return "revoked";
  if (!/^UNABLE_TO_(?:VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT(?:_LOCALLY)?)$/.test(trustError)) return "other";
  return chainLength <= 1 && namesIssuerAddress !== false ? "incomplete-chain" : "unknown-authority";
}

function isInDate({ validFrom, validTo }: CertificateFacts, now: Date): boolean {
  return Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);
}
