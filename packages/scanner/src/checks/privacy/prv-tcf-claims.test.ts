import { describe, expect, it } from "vitest";

import { prvTcfClaims } from "#checks/privacy/prv-tcf-claims.ts";
import { messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass } from "#evidence-builders.testing.ts";
import type { TcfAnswer } from "#evidence/privacy.ts";

function judge(tcfAnswer?: TcfAnswer) {
  const globals = { tcf: true, gpp: false, usPrivacy: null, ...(tcfAnswer && { tcfAnswer }) };
  return prvTcfClaims.evaluate(passesEvidence({ fresh: aPrivacyPass({ globals }) }));
}

describe("prv-tcf-claims", () => {
  it("fails where purposes are said to be agreed to before any choice", () => {
    const verdict = judge({ gdprApplies: true, purposes: [1, 2, 7] });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)[0]).toContain("3 purposes");
    expect(messagesOf(judge({ gdprApplies: null, purposes: [1] }))[0]).toContain("one purpose");
  });

  it("passes where none is", () => {
    expect(judge({ gdprApplies: true, purposes: [] }).outcome).toBe("passed");
  });

  it("does not apply without an answer, or where the tool takes the visit for one from elsewhere", () => {
    expect(judge().outcome).toBe("not-applicable");
    expect(judge({ gdprApplies: false, purposes: [1, 2] }).outcome).toBe("not-applicable");
  });

  it("could not run without the visits", () => {
    expect(prvTcfClaims.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
