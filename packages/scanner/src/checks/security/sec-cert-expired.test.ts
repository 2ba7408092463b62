import { describe, expect, it } from "vitest";

import { aCertificateEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secCertExpired } from "./sec-cert-expired.ts";

describe("sec-cert-expired", () => {
  it("passes a certificate within its dates", () => {
    expect(secCertExpired.evaluate(aCertificateEvidence()).outcome).toBe("passed");
  });

  it("fails one that expired yesterday and names the day", () => {
    const evidence = aCertificateEvidence({ validTo: "2026-11-15T09:00:00.000Z" });
    expect(secCertExpired.evaluate(evidence)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("expired on November 15, 2026") as string }],
    });
  });

  it("fails one that is not valid yet", () => {
    const evidence = aCertificateEvidence({ validFrom: "2026-11-17T09:00:00.000Z" });
    expect(secCertExpired.evaluate(evidence).outcome).toBe("failed");
  });

  it("does not apply without encryption", () => {
    expect(secCertExpired.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the probe got no answer", () => {
    expect(secCertExpired.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
