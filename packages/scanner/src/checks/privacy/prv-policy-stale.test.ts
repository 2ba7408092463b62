import { describe, expect, it } from "vitest";

import { prvPolicyStale } from "#checks/privacy/prv-policy-stale.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvPolicyStale.evaluate(policyEvidence(text, { profiles: ["CA"] }));

describe("prv-policy-stale", () => {
  it("fails when the last update is over a year old", () => {
    const verdict = judge("Privacy policy. Last updated: May 25, 2018. We use cookies.");
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
    expect(messagesOf(verdict)[0]).toContain("May 25, 2018");
  });

  it("fails when no date is given, though years is elsewhere in the text", () => {
    expect(messagesOf(judge("We may update this policy. © 2026 Shop. Under the Act of 3 May 2026."))).toEqual(
      ["The policy doesn't say when it was last updated."],
    );
  });

  it("passes within a year, in other languages too, and goes by the latest date", () => {
    for (const text of [
      "Last updated: March 3, 2026",
      "Stand: 1. Oktober 2026",
      "Dernière mise à jour : 14 août 2026",
      "Data aktualizacji: 2 lutego 2026 r. Administratorem jest",
      "Polityka obowiązuje od 1 marca 2026",
      "Senast uppdaterad den 14 maj 2026",
      "Poslední aktualizace 5. 3. 2026",
      "Utoljára frissítve: 2026. március 3.",
      "Última alteração: 3 de março de 2026",
      "Effective January 1, 2020. Last revised on 2026-02-01.",
    ]) {
      expect(judge(text).outcome).toBe("passed");
    }
  });

  it("takes no date that is still to come for an update", () => {
    expect(messagesOf(judge("Last updated: May 25, 2031. We use cookies."))).toEqual([
      "The policy's only date is May 25, 2031, which is still to come.",
    ]);
    expect(judge("Last updated: May 25, 2031. We use cookies.").outcome).toBe("failed");
    const old = judge("Effective January 1, 2031. Last updated: May 25, 2018.");
    expect(messagesOf(old)[0]).toContain("May 25, 2018");
  });

  it("asks a person in another language, where a date may be the update's in words we don't know", () => {
    const inDanish = (text: string) =>
      prvPolicyStale.evaluate(policyEvidence(text, { profiles: ["US"], document: { lang: "da" } })).outcome;
    expect(inDanish("Vi passer på dine oplysninger. Dato 3. marts 2026.")).toBe("review");
    expect(inDanish("Vi passer på dine oplysninger.")).toBe("failed");
    expect(inDanish("Senest opdateret den 3. marts 2019.")).toBe("failed");
  });

  it("only advises where European law alone applies, which asks for no date", () => {
    const inEurope = (text: string) => prvPolicyStale.evaluate(policyEvidence(text, { profiles: ["EU"] }));
    expect(inEurope("We use cookies.").outcome).toBe("advice");
    expect(inEurope("Last updated: May 25, 2018.").outcome).toBe("advice");
    expect(inEurope("Last updated: March 3, 2026.").outcome).toBe("passed");
  });

  it("does not apply without a policy", () => {
    expect(prvPolicyStale.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvPolicyStale.evaluate(unreadPolicy())).toMatchObject({
      outcome: "could-not-run",
      reason: expect.stringContaining("https://shop.example/privacy"),
    });
  });
});
