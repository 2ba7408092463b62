import { describe, expect, it } from "vitest";

import { prvConsentMode } from "#checks/privacy/prv-consent-mode.ts";
import { messagesOf, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass } from "#evidence-builders.testing.ts";
import type { TcfAnswer } from "#evidence/privacy.ts";

function judge(granted?: string[], tcfAnswer?: TcfAnswer) {
  const globals = {
    tcf: tcfAnswer !== undefined,
    gpp: false,
    usPrivacy: null,
    ...(granted && { granted }),
    ...(tcfAnswer && { tcfAnswer }),
  };
  return prvConsentMode.evaluate(passesEvidence({ fresh: aPrivacyPass({ globals }) }));
}

describe("prv-consent-mode", () => {
  it("fails where uses are granted before any choice, and names them", () => {
    const verdict = judge(["ad_storage", "analytics_storage"]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "Before any choice, Google's consent mode has ad_storage and analytics_storage granted.",
    ]);
  });

  it("passes where none is, and does not apply without it", () => {
    expect(judge([]).outcome).toBe("passed");
    expect(judge().outcome).toBe("not-applicable");
  });

  it("does not apply where the consent tool takes the visit for one from elsewhere", () => {
    const elsewhere = { gdprApplies: false, purposes: [] };
    expect(judge(["ad_storage"], elsewhere).outcome).toBe("not-applicable");
  });

  it("could not run without the visits", () => {
    expect(prvConsentMode.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
