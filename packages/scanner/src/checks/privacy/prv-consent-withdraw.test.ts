import { describe, expect, it } from "vitest";

import { prvConsentWithdraw } from "#checks/privacy/prv-consent-withdraw.ts";
import { aBanner, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { PrivacyPass } from "#evidence/privacy.ts";

const after = (pass: Partial<PrivacyPass>) =>
  passesEvidence({
    banner: gathered(aBanner()),
    afterReject: gathered({ ...aPrivacyPass(pass), clicks: 1 }),
  });

describe("prv-consent-withdraw", () => {
  it("fails when nothing on the page changes the consent once the banner is gone", () => {
    expect(prvConsentWithdraw.evaluate(after({ text: "About us\nPrivacy policy" })).outcome).toBe("failed");
  });

  it("passes with a link, or with an icon that has a name", () => {
    expect(prvConsentWithdraw.evaluate(after({ text: "About us\nCookie settings" })).outcome).toBe("passed");
    expect(prvConsentWithdraw.evaluate(after({ controlNames: ["Manage consent"] })).outcome).toBe("passed");
  });

  it("does not apply where no banner asked", () => {
    expect(prvConsentWithdraw.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
  });

  it("could not run when the page was not seen after a choice", () => {
    const evidence = passesEvidence({ banner: gathered(aBanner()), afterReject: notGathered() });
    expect(prvConsentWithdraw.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
