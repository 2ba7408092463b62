import { describe, expect, it } from "vitest";

import { gathered, notGathered } from "#evidence-builders.testing.ts";

import { aDnsEvidence, atProvider, resolverFailed, withoutDomain } from "./reading/dns-evidence.testing.ts";
import { secDnsCaa } from "./sec-dns-caa.ts";

const judge = (...records: string[]) => secDnsCaa.evaluate(aDnsEvidence({ caa: gathered(records) }));

describe("sec-dns-caa", () => {
  it("passes a domain that names an authority, or forbids all", () => {
    expect(judge('0 issue "letsencrypt.org"').outcome).toBe("passed");
    expect(judge('0 issue ";"').outcome).toBe("passed");
  });

  it("fails a domain without the record, and one that only names an e-mail address", () => {
    expect(judge().outcome).toBe("failed");
    expect(judge('0 iodef "mailto:it@shop.example"')).toMatchObject({
      findings: [{ snippet: '0 iodef "mailto:it@shop.example"' }],
    });
  });

  it("does not apply to an address without domain name", () => {
    expect(secDnsCaa.evaluate(withoutDomain).outcome).toBe("not-applicable");
    expect(secDnsCaa.evaluate(atProvider).outcome).toBe("not-applicable");
  });

  it("could not run when the DNS did not answer", () => {
    expect(secDnsCaa.evaluate(resolverFailed).outcome).toBe("could-not-run");
    expect(secDnsCaa.evaluate(aDnsEvidence({ caa: notGathered() })).outcome).toBe("could-not-run");
  });
});
