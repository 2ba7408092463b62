import { describe, expect, it } from "vitest";

import { gathered, notGathered } from "#evidence-builders.testing.ts";

import { aDnsEvidence, resolverFailed, withoutDomain } from "./reading/dns-evidence.testing.ts";
import { secDnsDnssec } from "./sec-dns-dnssec.ts";

describe("sec-dns-dnssec", () => {
  it("passes a signed zone", () => {
    expect(secDnsDnssec.evaluate(aDnsEvidence()).outcome).toBe("passed");
  });

  it("fails an unsigned zone", () => {
    expect(secDnsDnssec.evaluate(aDnsEvidence({ dnssec: gathered(false) }))).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "shop.example" }],
    });
  });

  it("does not apply to an address without domain name", () => {
    expect(secDnsDnssec.evaluate(withoutDomain).outcome).toBe("not-applicable");
  });

  it("could not run when the DNS did not answer", () => {
    expect(secDnsDnssec.evaluate(resolverFailed).outcome).toBe("could-not-run");
    expect(secDnsDnssec.evaluate(aDnsEvidence({ dnssec: notGathered() })).outcome).toBe("could-not-run");
  });
});
