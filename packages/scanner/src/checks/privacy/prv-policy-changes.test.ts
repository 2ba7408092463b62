import { describe, expect, it } from "vitest";

import { prvPolicyChanges } from "#checks/privacy/prv-policy-changes.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const SILENT =
  "We may change this policy at any time without notice, and you accept the changes by using the site.";
const judge = (text: string, profiles: ("US" | "CA" | "EU")[] = ["EU"]) =>
  prvPolicyChanges.evaluate(policyEvidence(text, { profiles }));

describe("prv-policy-changes", () => {
  it("fails where California's law applies", () => {
    const verdict = judge(`${SILENT} Miller Bakery, Oakland, CA 94612`, ["US", "CA"]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "low" }] });
    expect(messagesOf(verdict)).toEqual([`The policy says “${SILENT.slice(0, -1)}”.`]);
  });

  it.each([
    SILENT,
    "Diese Erklärung kann jederzeit ohne vorherige Ankündigung geändert werden. Änderungen gelten sofort.",
    "Nous pouvons modifier cette politique sans préavis.",
    "Podemos modificar esta política sin previo aviso.",
    "Possiamo modificare questa informativa senza preavviso.",
  ])("asks elsewhere: %s", (text) => {
    expect(judge(text).outcome).toBe("review");
  });

  it.each([
    "We will not change this policy without notice.",
    "We make minor changes without notice.",
    `${SILENT} We will notify you of important changes by email.`,
    "If this policy changes, we post a notice on the home page.",
  ])("passes: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply to a policy without a word on changes, or without a policy", () => {
    expect(judge("We bake bread.").outcome).toBe("not-applicable");
    expect(prvPolicyChanges.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvPolicyChanges.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});
