import { describe, expect, it } from "vitest";

import { aCertificateEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secCertExpiring } from "./sec-cert-expiring.ts";

const endingOn = (validTo: string, validFrom = "2026-09-01T00:00:00.000Z") =>
  secCertExpiring.evaluate(aCertificateEvidence({ validFrom, validTo }));

describe("sec-cert-expiring", () => {
  it("passes a certificate with more than two weeks left", () => {
    expect(endingOn("2026-11-30T10:00:00.000Z").outcome).toBe("passed");
  });

  it("fails with less than two weeks left, and weighs less than one as high", () => {
    expect(endingOn("2026-11-28T10:00:00.000Z")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "medium", message: expect.stringContaining("12 days") as string }],
    });
    expect(endingOn("2026-11-18T10:00:00.000Z")).toMatchObject({ findings: [{ severity: "high" }] });
  });

  it("judges a six-day certificate by a third of its life", () => {
    expect(endingOn("2026-11-19T10:00:00.000Z", "2026-11-13T10:00:00.000Z").outcome).toBe("passed");
    expect(endingOn("2026-11-17T20:00:00.000Z", "2026-11-11T20:00:00.000Z").outcome).toBe("failed");
  });

  it("does not apply to an expired certificate or without encryption", () => {
    expect(endingOn("2026-11-01T00:00:00.000Z").outcome).toBe("not-applicable");
    expect(secCertExpiring.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the probe got no answer", () => {
    expect(secCertExpiring.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
