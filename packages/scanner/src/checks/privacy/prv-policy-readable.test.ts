import { describe, expect, it } from "vitest";

import { prvPolicyReadable } from "#checks/privacy/prv-policy-readable.ts";
import { messagesOf } from "#checks/privacy/reading/passes.testing.ts";
import {
  homeWithPolicyLink,
  noPolicy,
  POLICY_URL,
  policyEvidence,
  unreadPolicy,
} from "#checks/privacy/reading/policy.testing.ts";
import { anEvidence, aPage } from "#evidence-builders.testing.ts";

const PLAIN = "We keep your name. We send you bread. You can ask us to stop. ".repeat(20);
const LEGALESE = `${"notwithstanding contradictory contractual stipulations, categorisation of identifiable information necessitates organisational authorisation, ".repeat(12)}.`;

const GERMAN =
  "Verantwortlich für die Datenverarbeitungsvorgänge ist die Handwerksgesellschaft, deren Kontaktinformationen im Impressum veröffentlicht sind. ".repeat(
    10,
  );

describe("prv-policy-readable", () => {
  it("fails for sentences that only lawyers finish", () => {
    const verdict = prvPolicyReadable.evaluate(policyEvidence(LEGALESE));
    expect(verdict.outcome).toBe("failed");
    expect(messagesOf(verdict)[0]).toContain("Flesch");
  });

  it("fails for a wall of text without headings", () => {
    const document = { wordCount: 7_000, headings: [] };
    expect(messagesOf(prvPolicyReadable.evaluate(policyEvidence(PLAIN, { document })))).toEqual([
      "The policy has 7000 words and no headings.",
    ]);
  });

  it("passes for plain words, and does not measure other languages by English", () => {
    expect(prvPolicyReadable.evaluate(policyEvidence(PLAIN)).outcome).toBe("passed");
    const german = policyEvidence(GERMAN, { document: { lang: "de" } });
    expect(prvPolicyReadable.evaluate(german).outcome).toBe("passed");
  });

  it("does not measure a German policy by English where the page says that it is English", () => {
    const document = { lang: "en" };
    expect(prvPolicyReadable.evaluate(policyEvidence(GERMAN, { document })).outcome).toBe("passed");
  });

  it("does not apply without a policy", () => {
    expect(prvPolicyReadable.evaluate(noPolicy()).outcome).toBe("not-applicable");
  });

  it("could not run when the policy was not read", () => {
    expect(prvPolicyReadable.evaluate(unreadPolicy()).outcome).toBe("could-not-run");
  });
});

it.each([
  ["There is no page at this address (404 Not Found).", "There is no page at this address (404 Not Found)."],
  ["shop.example refused the connection.", "shop.example refused the connection."],
])("ends the reason why a policy was not read with one period: %s", (notMeasured, told) => {
  const policy = aPage({ url: POLICY_URL, notMeasured, document: { gathered: false, reason: notMeasured } });
  const evidence = anEvidence({ profiles: ["EU"], pages: [homeWithPolicyLink(), policy] });
  expect(prvPolicyReadable.evaluate(evidence)).toMatchObject({
    outcome: "could-not-run",
    reason: `We could not read the privacy policy at ${POLICY_URL}: ${told}`,
  });
});
