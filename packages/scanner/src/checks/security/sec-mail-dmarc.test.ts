import { describe, expect, it } from "vitest";

import { gathered, notGathered } from "#evidence-builders.testing.ts";

import { aDnsEvidence, resolverFailed, withoutDomain } from "./reading/dns-evidence.testing.ts";
import { secMailDmarc } from "./sec-mail-dmarc.ts";

const judge = (...records: string[]) => secMailDmarc.evaluate(aDnsEvidence({ dmarc: gathered(records) }));

describe("sec-mail-dmarc", () => {
  it.each([
    "v=DMARC1; p=reject",
    "v=DMARC1;p=Quarantine;rua=mailto:d@shop.example",
    "V = DMARC1 ; p = reject ; pct=100",
  ])("passes %s", (record) => {
    expect(judge(record).outcome).toBe("passed");
  });

  it("fails a domain without a record, with two, or with one receivers ignore", () => {
    expect(judge().outcome).toBe("failed");
    expect(judge("v=DMARC1; p=reject", "v=DMARC1; p=none").outcome).toBe("failed");
    expect(judge("v=DMARC1; sp=reject")).toMatchObject({ findings: [{ snippet: "v=DMARC1; sp=reject" }] });
    expect(judge("p=reject; v=DMARC1").outcome).toBe("failed");
  });

  it("weighs a policy that only watches, or covers part of the mail, as low", () => {
    expect(judge("v=DMARC1; p=none")).toMatchObject({ findings: [{ severity: "low" }] });
    expect(judge("v=DMARC1; p=reject; pct=20")).toMatchObject({ findings: [{ severity: "low" }] });
  });

  it("does not apply to an address without domain name", () => {
    expect(secMailDmarc.evaluate(withoutDomain).outcome).toBe("not-applicable");
  });

  it("could not run when the DNS did not answer", () => {
    expect(secMailDmarc.evaluate(resolverFailed).outcome).toBe("could-not-run");
    expect(secMailDmarc.evaluate(aDnsEvidence({ dmarc: notGathered() })).outcome).toBe("could-not-run");
  });
});
