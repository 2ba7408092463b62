import { describe, expect, it } from "vitest";

import { prvPolicyShield } from "#checks/privacy/prv-policy-shield.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvPolicyShield.evaluate(policyEvidence(text, { profiles: ["EU"] }));

describe("prv-policy-shield", () => {
  it.each([
    "We use Mailer Inc. It is certified under the EU-U.S. Privacy Shield.",
    "Google ist unter dem EU-US Privacy Shield zertifiziert und gewährleistet ein angemessenes Schutzniveau.",
    "Le transfert vers les États-Unis repose sur l’adhésion au bouclier de protection des données (Privacy Shield) et assure un niveau adéquat.",
    "El proveedor está adherido al Privacy Shield, lo que garantiza un nivel adecuado.",
    "Il fornitore aderisce allo scudo per la privacy.",
    "Dostawca uczestniczy w programie Tarcza Prywatności zgodnie z prawem.",
  ])("fails where the policy relies on it: %s", (text) => {
    expect(judge(text)).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
  });

  it("weighs less in the United States, where it is a claim that is no longer true", () => {
    const text = "We comply with the EU-U.S. Privacy Shield.";
    expect(prvPolicyShield.evaluate(policyEvidence(text, { profiles: ["US"] }))).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "low" }],
    });
  });

  it("asks a person where it is only named", () => {
    expect(judge("More on Google: privacyshield.gov, Privacy Shield list.").outcome).toBe("review");
  });

  it.each([
    "The EU-U.S. Privacy Shield was declared invalid in 2020. We use standard contractual clauses.",
    "Google is certified under the Data Privacy Framework, the successor of the Privacy Shield.",
    "Das Privacy Shield ist seit dem Urteil des EuGH ungültig; wir stützen uns auf Standardvertragsklauseln.",
    "Le Privacy Shield n’est plus une base valable.",
    "Ya no nos basamos en el Privacy Shield, pues fue anulado.",
  ])("passes where the policy says that it is over: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply where it is not named, or there is no policy", () => {
    expect(judge("We protect your privacy. Our shields are made of steel.").outcome).toBe("not-applicable");
    expect(prvPolicyShield.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run where the policy was not read", () => {
    expect(prvPolicyShield.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
