import { describe, expect, it } from "vitest";

import { aTls, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Gathered } from "#evidence/gathered.ts";

import { aTlsEvidence, probeFailed, withoutEncryption } from "./reading/tls-evidence.testing.ts";
import { secTlsOld } from "./sec-tls-old.ts";

const judge = (versions: Record<string, Gathered<boolean>>) =>
  secTlsOld.evaluate(aTlsEvidence({ versions: { ...aTls().versions, ...versions } }));

describe("sec-tls-old", () => {
  it("passes a server that refuses all old versions", () => {
    expect(judge({}).outcome).toBe("passed");
  });

  it("fails each old version that is accepted, SSL 3.0 as critical", () => {
    expect(judge({ SSLv3: gathered(true), "TLS1.1": gathered(true) })).toMatchObject({
      outcome: "failed",
      findings: [
        { severity: "critical", component: "tls:SSLv3" },
        { severity: "high", component: "tls:TLS1.1" },
      ],
    });
  });

  it("fails on what was found although another version could not be asked for", () => {
    expect(judge({ SSLv3: notGathered(), "TLS1.0": gathered(true) }).outcome).toBe("failed");
  });

  it("does not apply without encryption", () => {
    expect(secTlsOld.evaluate(withoutEncryption).outcome).toBe("not-applicable");
  });

  it("could not run when one version could not be asked for, or none at all", () => {
    expect(judge({ "TLS1.0": notGathered("timed out") })).toEqual({
      outcome: "could-not-run",
      reason: "TLS1.0: timed out",
    });
    expect(secTlsOld.evaluate(probeFailed).outcome).toBe("could-not-run");
  });
});
