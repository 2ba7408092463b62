import { describe, expect, it } from "vitest";

import { gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";

import { aTlsEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secTlsNoFs } from "./sec-tls-no-fs.ts";

const judge = (forwardSecrecy: Gathered<boolean>) => secTlsNoFs.evaluate(aTlsEvidence({ forwardSecrecy }));

describe("sec-tls-no-fs", () => {
  it("passes a server with forward secrecy", () => {
    expect(judge(gathered(true)).outcome).toBe("passed");
  });

  it("fails a server without", () => {
    expect(judge(gathered(false))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "tls:forward secrecy" }],
    });
  });

  it("does not apply without encryption", () => {
    expect(secTlsNoFs.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the question or the whole probe got no answer", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
    expect(secTlsNoFs.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
