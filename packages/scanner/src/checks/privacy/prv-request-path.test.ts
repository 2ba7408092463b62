import { describe, expect, it } from "vitest";

import { prvRequestPath } from "#checks/privacy/prv-request-path.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";
import { aLink } from "#evidence-builders.testing.ts";

describe("prv-request-path", () => {
  it("fails when the policy names no way to ask", () => {
    const verdict = prvRequestPath.evaluate(policyEvidence("You have rights. Founded in 2019-2021."));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "medium" }] });
  });

  it.each([
    "Write to privacy@shop.example.",
    "Write to privacy (at) shop.example.",
    "Call toll-free 1 (800) 555-0199.",
    "Use our request form.",
  ])("passes for: %s", (text) => {
    expect(prvRequestPath.evaluate(policyEvidence(text)).outcome).toBe("passed");
  });

  it("passes for a mail link whose text is only a word", () => {
    const links = [aLink({ text: "here", rawHref: "mailto:privacy@shop.example" })];
    expect(prvRequestPath.evaluate(policyEvidence("Write here.", { document: { links } })).outcome).toBe(
      "passed",
    );
  });

  it("does not apply without a policy", () => {
    expect(prvRequestPath.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvRequestPath.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
