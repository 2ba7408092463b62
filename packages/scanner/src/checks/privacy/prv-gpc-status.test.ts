import { describe, expect, it } from "vitest";

import { prvGpcStatus } from "#checks/privacy/prv-gpc-status.ts";
import { adRequest, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, gathered, notGathered } from "#evidence-builders.testing.ts";

const fresh = aPrivacyPass({ requests: [adRequest()], text: "Welcome\nWe honor Global Privacy Control" });
const judge = (text: string) =>
  prvGpcStatus.evaluate(passesEvidence({ fresh, withGpc: gathered(aPrivacyPass({ text })) }, ["CA"]));

describe("prv-gpc-status", () => {
  it("fails when the signal changes nothing a visitor can read", () => {
    expect(judge(fresh.text)).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
  });

  it("passes when the page says that the opt-out was taken", () => {
    expect(judge(`${fresh.text}\nOpt-Out Request Honored`).outcome).toBe("passed");
  });

  it("does not apply to a site without advertising, nor outside California", () => {
    expect(prvGpcStatus.evaluate(passesEvidence({}, ["CA"])).outcome).toBe("not-applicable");
    expect(prvGpcStatus.evaluate(passesEvidence({ fresh }, ["US"])).outcome).toBe("not-applicable");
  });

  it("could not run without the pass that sends the signal", () => {
    const evidence = passesEvidence({ fresh, withGpc: notGathered() }, ["CA"]);
    expect(prvGpcStatus.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
