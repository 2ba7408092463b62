import { describe, expect, it } from "vitest";

import { aTls, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";

import { aTlsEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secTlsNo13 } from "./sec-tls-no13.ts";

const judge = (newest: Gathered<boolean>) =>
  secTlsNo13.evaluate(aTlsEvidence({ versions: { ...aTls().versions, "TLS1.3": newest } }));

describe("sec-tls-no13", () => {
  it("passes a server that offers TLS 1.3", () => {
    expect(judge(gathered(true)).outcome).toBe("passed");
  });

  it("fails a server that does not", () => {
    expect(judge(gathered(false))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "tls:TLS1.3" }],
    });
  });

  it("does not apply without encryption", () => {
    expect(secTlsNo13.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when the question or the whole probe got no answer", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
    expect(secTlsNo13.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
