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

  it("does not apply without a policy", () => {
    expect(prvPolicyContent.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvPolicyContent.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
