import { describe, expect, it } from "vitest";

import { aCertificateEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secCertHost } from "./sec-cert-host.ts";

describe("sec-cert-host", () => {
  it("passes a certificate for this host", () => {
    expect(secCertHost.evaluate(aCertificateEvidence()).outcome).toBe("passed");
  });

  it("fails a certificate for another name and shows the names it has", () => {
    const evidence = aCertificateEvidence({ matchesHost: false, subjectAltNames: ["DNS:other.example"] });
    expect(secCertHost.evaluate(evidence)).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: expect.stringContaining("DNS:other.example") as string }],
    });
  });

  it("fails a certificate that names the host in its common name only", () => {
    const evidence = aCertificateEvidence({ matchesHost: true, subjectAltNames: [] });
    expect(secCertHost.evaluate(evidence)).toMatchObject({
      findings: [{ message: expect.stringContaining("common name") as string }],
    });
  });

  it("does not apply without encryption", () => {
    expect(secCertHost.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the probe got no answer", () => {
    expect(secCertHost.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
