import { describe, expect, it } from "vitest";

import { prvPolicyContent } from "#checks/privacy/prv-policy-content.ts";
import { messagesOf, somePasses } from "#checks/privacy/reading/passes.testing.ts";
import { policyEvidence } from "#checks/privacy/reading/policy.testing.ts";
import { aSite, gathered } from "#evidence-builders.testing.ts";

describe("a policy of a site that asks for no consent", () => {
  it("need not say how to take it back, unless something else may rest on it", () => {
    const privacy = gathered(somePasses({ banner: gathered(null) }));
    const missing = (words: string) => {
      const evidence = { ...policyEvidence(words, { profiles: ["EU"] }), site: aSite({ privacy }) };
      return messagesOf(prvPolicyContent.evaluate(evidence)).some((one) =>
        one.includes("taking consent back"),
      );
    };
    const basis = "We answer your questions. Our legal basis is our legitimate interest in that.";
    expect(missing(basis)).toBe(false);
    expect(missing(`${basis} We send a newsletter.`)).toBe(true);
    expect(missing("We answer your questions.")).toBe(true);
  });
});
