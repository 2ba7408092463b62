import { describe, expect, it } from "vitest";

import { gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";

import { aTlsEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secTlsWeakDh } from "./sec-tls-weak-dh.ts";

const judge = (dhBits: Gathered<number | null>) => secTlsWeakDh.evaluate(aTlsEvidence({ dhBits }));

describe("sec-tls-weak-dh", () => {
  it("passes a prime of 2048 bits", () => {
    expect(judge(gathered(2_048)).outcome).toBe("passed");
  });

  it("fails a smaller prime, below 1024 bits as critical", () => {
    expect(judge(gathered(1_024))).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(judge(gathered(512))).toMatchObject({ findings: [{ severity: "critical" }] });
  });

  it("does not apply where DHE is not offered or nothing is encrypted", () => {
    expect(judge(gathered(null)).outcome).toBe("not-applicable");
    expect(secTlsWeakDh.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the question or the whole probe got no answer", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
    expect(secTlsWeakDh.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
