import { describe, expect, it } from "vitest";

import { prvPolicyEndless } from "#checks/privacy/prv-policy-endless.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvPolicyEndless.evaluate(policyEvidence(text));

describe("prv-policy-endless", () => {
  it.each([
    "We keep all information, including club profiles, indefinitely, for as long as it may be useful to us.",
    "We store your information and never delete it.",
    "Your data is stored for an unlimited period.",
    "We retain your personal information for as long as we see fit.",
    "Ihre Daten werden unbegrenzt gespeichert.",
    "Nous conservons vos données pour une durée illimitée.",
    "Conservamos sus datos por tiempo indefinido.",
    "I suoi dati sono conservati a tempo indeterminato.",
    "Wij bewaren uw gegevens voor onbepaalde tijd.",
  ])("fails a policy that says so: %s", (text) => {
    expect(judge(`Who we are. ${text} Contact us.`)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(text.slice(0, 30)) }],
    });
  });

  it.each([
    "We do not keep your data indefinitely.",
    "We never keep information forever.",
    "We hold your data for 30 days, after which they are permanently deleted.",
    "Ihre Daten werden nach dem Speichern dauerhaft gelöscht.",
    "Anonymized data may be kept indefinitely.",
    "We keep your email address on our opt-out list indefinitely.",
    "We keep your data for as long as you have an account.",
    "Ihre Daten werden nicht unbegrenzt gespeichert.",
    "Nous ne conservons pas vos données indéfiniment.",
    "We retain the right to change this policy without limit.",
  ])("passes one that says: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply without a policy, and could not run when it was not read", () => {
    expect(prvPolicyEndless.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyEndless.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
