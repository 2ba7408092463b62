import { describe, expect, it } from "vitest";

import { prvPolicyConflict } from "#checks/privacy/prv-policy-conflict.ts";
import { aField } from "#checks/privacy/reading/fields.testing.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import { aDocument, aForm, aPage, gathered } from "#evidence-builders.testing.ts";

const judge = (text: string) => prvPolicyConflict.evaluate(policyEvidence(text, { profiles: ["US"] }));
const withForm = (page: string, policy: string) => {
  const evidence = policyEvidence(policy, { profiles: ["US"] });
  const forms = [aForm({ fields: [aField({ tag: "textarea", label: "Your question" })] })];
  const document = gathered(aDocument({ text: page, forms }));
  const asking = aPage({ url: "https://shop.example/ask", document });
  return prvPolicyConflict.evaluate({ ...evidence, pages: [...evidence.pages, asking] });
};
const SHARES = "We share the information you provide with advertising partners.";

describe("prv-policy-conflict", () => {
  it("asks which of two sentences of the policy is true", () => {
    const text =
      "We never disclose the films you watch to anyone without your consent. Partners We share the titles you view with TikTok and other advertising partners.";
    const verdict = judge(text);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ severity: "high" }] });
    expect(messagesOf(verdict)).toEqual([
      "The policy says “We never disclose the films you watch to anyone without your consent”, and also “We share the titles you view with TikTok and other advertising partners”. Which is true?",
    ]);
  });

  it.each([
    `We do not sell or share your personal information with third parties. ${SHARES}`,
    "Your answers are never shared with anyone. Your quiz answers may be sold to data brokers.",
    "We will never give your email address to others. We send your email address to Facebook to find similar customers.",
    "Wir geben Ihre Daten niemals an Dritte weiter. Wir übermitteln Ihre Daten an Werbepartner.",
    "Nous ne transmettons jamais vos données à des tiers. Nous partageons vos données avec nos partenaires publicitaires.",
    "Nunca compartimos sus datos con terceros. Compartimos sus datos con anunciantes.",
  ])("asks about a policy that says: %s", (text) => {
    expect(judge(text).outcome).toBe("review");
  });

  it.each([
    "We do not sell your personal information. We share your personal information with advertising partners.",
    `We do not share your personal information with third parties except as described here. ${SHARES}`,
    `We do not share your personal information with third parties for their own marketing. ${SHARES}`,
    `We do not share your information with your employer. ${SHARES}`,
    `We never share the photos you upload with anyone. ${SHARES}`,
    `Privacy Policy Do Not Sell or Share My Personal Information Terms. ${SHARES}`,
    `We do not share personal information of children under 13 with anyone. ${SHARES}`,
    `No mobile numbers: we do not share your mobile number or SMS consent with third parties. ${SHARES}`,
  ])("has nothing to ask about a policy that says: %s", (text) => {
    expect(["passed", "not-applicable"]).toContain(judge(text).outcome);
  });

  it.each([
    "We share your personal information with couriers who deliver your bread.",
    "We do not share your personal information with advertisers.",
    "With your consent, we share your personal information with advertising partners.",
    "We share aggregated data with advertisers.",
  ])("passes where the rest only says: %s", (rest) => {
    expect(judge(`We never share your personal information with anyone. ${rest}`).outcome).toBe("passed");
  });

  it.each([
    "What you write is strictly confidential and seen only by our lawyers.",
    "Ihre Anfrage wird streng vertraulich behandelt.",
    "We never share what you tell us with anyone.",
    "Su consulta es estrictamente confidencial.",
  ])("asks where a page with a form says “%s”, and the policy says otherwise", (promise) => {
    const verdict = withForm(promise, SHARES);
    expect(verdict).toMatchObject({ outcome: "review", findings: [{ page: "https://shop.example/ask" }] });
    expect(messagesOf(verdict)[0]).toContain(`but the policy says “${SHARES.slice(0, -1)}”. Which is true?`);
    expect(withForm(promise, "We share your details with couriers.").outcome).toBe("passed");
  });

  it("quotes the promise, and not the menu before it", () => {
    const menu = "Home Photos of our work Prices Team Evaluations Location and hours ".repeat(3);
    const [message] = messagesOf(withForm(`${menu}All requests are strictly confidential.`, SHARES));
    expect(message).toMatch(/says “….{0,90}All requests are strictly confidential”, but/);
  });

  it("has nothing to ask where a page with a form promises nothing", () => {
    expect(withForm("Ask us anything. Confidential files are shredded.", SHARES).outcome).toBe(
      "not-applicable",
    );
  });

  it("does not apply without a policy, and could not run when it was not read", () => {
    expect(prvPolicyConflict.evaluate(noPolicy()).outcome).toBe("not-applicable");
    expect(prvPolicyConflict.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
