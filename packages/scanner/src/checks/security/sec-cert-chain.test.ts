import { describe, expect, it } from "vitest";

import { aCertificateEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secCertChain } from "./sec-cert-chain.ts";

describe("sec-cert-chain", () => {
  it("passes a whole chain in order", () => {
    expect(secCertChain.evaluate(aCertificateEvidence()).outcome).toBe("passed");
  });

  it("fails a server that sends its own certificate only", () => {
    const facts = { trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE", chainLength: 1, intermediates: [] };
    expect(secCertChain.evaluate(aCertificateEvidence(facts))).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high" }],
    });
  });

  it("passes a certificate of a private authority, which no intermediate would make trusted", () => {
    const facts = {
      trustError: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
      chainLength: 1,
      namesIssuerAddress: false,
    };
    expect(secCertChain.evaluate(aCertificateEvidence(facts)).outcome).toBe("passed");
  });

  it("weighs a wrong order as low, because most programs sort it out", () => {
    expect(secCertChain.evaluate(aCertificateEvidence({ chainInOrder: false }))).toMatchObject({
      findings: [{ severity: "low" }],
    });
  });

  it("does not apply to a self-signed certificate or without encryption", () => {
    const selfSigned = { trustError: "DEPTH_ZERO_SELF_SIGNED_CERT", selfSigned: true, chainLength: 1 };
    expect(secCertChain.evaluate(aCertificateEvidence(selfSigned)).outcome).toBe("not-applicable");
    expect(secCertChain.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the probe got no answer", () => {
    expect(secCertChain.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
