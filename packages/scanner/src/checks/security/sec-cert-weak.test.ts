import { describe, expect, it } from "vitest";

import { aCertificateEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secCertWeak } from "./sec-cert-weak.ts";

const judge = (facts: Parameters<typeof aCertificateEvidence>[0]) =>
  secCertWeak.evaluate(aCertificateEvidence(facts));

describe("sec-cert-weak", () => {
  it.each([
    { keyType: "rsa", keyBits: 2_048, signatureAlgorithm: "sha256WithRSAEncryption" },
    { keyType: "ec", keyBits: 256, signatureAlgorithm: "ecdsa-with-SHA384" },
    { keyType: "ed25519", keyBits: null, signatureAlgorithm: "ED25519" },
  ])("passes $keyType with $signatureAlgorithm", (facts) => {
    expect(judge(facts).outcome).toBe("passed");
  });

  it("fails a short key", () => {
    expect(judge({ keyBits: 1_024 })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("1024 bits") as string }],
    });
  });

  it.each(["md5WithRSAEncryption", "sha1WithRSAEncryption", "ecdsa-with-SHA1", "dsaWithSHA1"])(
    "fails the signature %s",
    (signatureAlgorithm) => {
      expect(judge({ signatureAlgorithm }).outcome).toBe("failed");
    },
  );

  it("fails a weak authority in the chain", () => {
    const weak = {
      subject: "CN=Old CA",
      keyType: "rsa",
      keyBits: 1_024,
      signatureAlgorithm: "sha256WithRSAEncryption",
    };
    expect(judge({ intermediates: [weak] })).toMatchObject({
      findings: [{ message: expect.stringContaining("CN=Old CA") as string }],
    });
  });

  it("does not apply without encryption", () => {
    expect(secCertWeak.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the probe got no answer", () => {
    expect(secCertWeak.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
