import { describe, expect, it } from "vitest";

import { prvSensitiveSale } from "#checks/privacy/prv-sensitive-sale.ts";
import { noPolicy, policyEvidence, unreadPolicy } from "#checks/privacy/reading/policy.testing.ts";

const judge = (text: string) => prvSensitiveSale.evaluate(policyEvidence(text, { profiles: ["US"] }));

describe("prv-sensitive-sale", () => {
  it.each([
    "We may sell this precise geolocation to home-services marketing partners.",
    "Biometric identifiers may be sold to third parties.",
  ])("fails a policy that says so: %s", (text) => {
    expect(judge(`Location data. ${text}`).outcome).toBe("failed");
  });

  it("asks where it is shared, or the notice of Texas is there", () => {
    expect(judge("We share health information with advertising partners.").outcome).toBe("review");
    const notice = "NOTICE: We may sell your sensitive personal data.";
    expect(judge(`${notice} We may sell precise geolocation to partners.`).outcome).toBe("review");
    const list = "Sold to advertising partners: identifiers, commercial information and health information.";
    expect(judge(list).outcome).toBe("review");
  });

  it.each([
    "We do not sell or share sensitive personal information.",
    "We share precise location with partners only if you opt in.",
    "Health information is shared with our service providers.",
    "We collect biometric data to open doors.",
  ])("passes one that says: %s", (text) => {
    expect(judge(text).outcome).toBe("passed");
  });

  it("does not apply without such data or a policy, and could not run when it was not read", () => {
    expect(judge("We sell bread.").outcome).toBe("not-applicable");
    expect(prvSensitiveSale.evaluate(noPolicy(["US"])).outcome).toBe("not-applicable");
    expect(prvSensitiveSale.evaluate(unreadPolicy(["US"])).outcome).toBe("could-not-run");
  });
});
