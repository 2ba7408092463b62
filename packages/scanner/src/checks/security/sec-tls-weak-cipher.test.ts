import { describe, expect, it } from "vitest";

import { aTls, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";

import { aTlsEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secTlsWeakCipher } from "./sec-tls-weak-cipher.ts";

const judge = (families: Record<string, Gathered<boolean>>) =>
  secTlsWeakCipher.evaluate(aTlsEvidence({ weakFamilies: { ...aTls().weakFamilies, ...families } }));

describe("sec-tls-weak-cipher", () => {
  it("passes a server that refuses every weak family", () => {
    expect(judge({}).outcome).toBe("passed");
  });

  it("fails RC4 as critical and 3DES as medium", () => {
    expect(judge({ RC4: gathered(true), "3DES": gathered(true) })).toMatchObject({
      outcome: "failed",
      findings: [
        { severity: "critical", component: "tls:RC4" },
        { severity: "medium", component: "tls:3DES" },
      ],
    });
  });

  it("does not apply without encryption", () => {
    expect(secTlsWeakCipher.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when a family or the whole probe got no answer", () => {
    expect(judge({ DES: notGathered() }).outcome).toBe("could-not-run");
    expect(secTlsWeakCipher.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
