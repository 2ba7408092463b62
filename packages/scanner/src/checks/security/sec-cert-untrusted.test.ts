import { describe, expect, it } from "vitest";

import { aCertificateEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secCertUntrusted } from "./sec-cert-untrusted.ts";

describe("sec-cert-untrusted", () => {
  it("passes a certificate of a known authority", () => {
    expect(secCertUntrusted.evaluate(aCertificateEvidence()).outcome).toBe("passed");
  });

  it("leaves an expired date and a missing intermediate to their own checks", () => {
    const expired = { trustError: "CERT_HAS_EXPIRED", validTo: "2026-11-01T00:00:00.000Z" };
    expect(secCertUntrusted.evaluate(aCertificateEvidence(expired)).outcome).toBe("passed");
    const leafOnly = { trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE", chainLength: 1 };
    expect(secCertUntrusted.evaluate(aCertificateEvidence(leafOnly)).outcome).toBe("passed");
  });

  it.each([
    { trustError: "DEPTH_ZERO_SELF_SIGNED_CERT", selfSigned: true, chainLength: 1 },
    { trustError: "SELF_SIGNED_CERT_IN_CHAIN", chainLength: 2 },
    { trustError: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY", chainLength: 3 },
    { trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE", chainLength: 1, namesIssuerAddress: false },
    { trustError: "CERT_REVOKED" },
    { trustError: "CERT_HAS_EXPIRED", validTo: "2026-12-30T00:00:00.000Z" },
    { trustError: "INVALID_PURPOSE" },
    { trustError: null, stapledStatus: "revoked" as const },
  ])("fails $trustError", (facts) => {
    expect(secCertUntrusted.evaluate(aCertificateEvidence(facts)).outcome).toBe("failed");
  });

  it("passes where the server staples that it is good, nothing, or that the authority does not know", () => {
    for (const stapledStatus of ["good", "unknown", null] as const) {
      expect(secCertUntrusted.evaluate(aCertificateEvidence({ stapledStatus })).outcome).toBe("passed");
    }
  });

  it("names the list of authorities it judged by", () => {
    const facts = { trustError: "SELF_SIGNED_CERT_IN_CHAIN", chainLength: 2, rootStore: "Mozilla's list" };
    expect(secCertUntrusted.evaluate(aCertificateEvidence(facts))).toMatchObject({
      findings: [{ message: expect.stringContaining("We judged by Mozilla's list.") as string }],
    });
  });

  it("does not apply without encryption", () => {
    expect(secCertUntrusted.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the probe got no answer", () => {
    expect(secCertUntrusted.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
