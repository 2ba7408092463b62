import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const FOR_THE_US = `Contact us at privacy@shop.example. Information we collect: your name. How we use it: to send bread.
We share data with third parties that deliver it. You may opt out at any time. We use cookies.
We do not knowingly collect data of children.`;

describe("prv-policy-content", () => {
  it("asks a person about topics whose words were not found, never fails", () => {
    const verdict = prvPolicyContent.evaluate(policyEvidence(FOR_THE_US, { profiles: ["EU"] }));
    expect(verdict.outcome).toBe("review");
    expect(messagesOf(verdict)).toContain(
      "We did not find this topic in the privacy policy: the right to complain to an authority.",
    );
    expect(messagesOf(verdict).join(" ")).not.toContain("Do Not Track");
  });

  it("passes when every topic of the switched-on profiles is found", () => {
    expect(prvPolicyContent.evaluate(policyEvidence(FOR_THE_US, { profiles: ["US"] })).outcome).toBe(
      "passed",
    );
  });

  it.each([
    ["the right to take data along", "You can ask us to port your data to a bakery of your choice."],
    ["the right to take data along", "You may receive it in a commonly used, machine-readable format."],
    ["taking consent back", "You agreed to our letters? You can change your mind whenever you like."],
    ["the right to deletion", "Ask us to remove all of your personal information and we will."],
    ["the right to correction", "We fix any mistakes in your details."],
    ["the right to access", "You may ask us for a copy of the personal data we hold."],
    ["the right to complain to an authority", "If you are unhappy, complain to the privacy regulator."],
    ["how long they are kept", "We keep your orders for 7 years."],
    ["transfers to other countries", "Our servers are in the United States."],
    ["the legal basis", "Our legal grounds are your consent and our contract with you."],
  ])("finds %s in other words", (topic, words) => {
    const without = messagesOf(prvPolicyContent.evaluate(policyEvidence("Bread.", { profiles: ["EU"] })));
    const told = messagesOf(prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"] })));
    const message = `We did not find this topic in the privacy policy: ${topic}.`;
    expect([without.includes(message), told.includes(message)]).toEqual([true, false]);
  });

  it.each([
    ["the right to take data along", "Our portable ovens are sent to other shops. We report to our owners."],
    ["the right to correction", "We update our shelves daily."],
    ["the right to deletion", "We remove crumbs from the tables."],
  ])("does not find %s in words about something else", (topic, words) => {
    const told = messagesOf(prvPolicyContent.evaluate(policyEvidence(words, { profiles: ["EU"] })));
    expect(told).toContain(`We did not find this topic in the privacy policy: ${topic}.`);
  });

  it("does not apply without a policy", () => {
    expect(prvPolicyContent.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvPolicyContent.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
