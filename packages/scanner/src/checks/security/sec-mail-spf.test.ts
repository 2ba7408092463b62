import { describe, expect, it } from "vitest";

import { gathered, notGathered } from "#evidence-builders.testing.ts";

import { aDnsEvidence, resolverFailed, withoutDomain } from "./reading/dns-evidence.testing.ts";
import { secMailSpf } from "./sec-mail-spf.ts";

const judge = (...records: string[]) => secMailSpf.evaluate(aDnsEvidence({ spf: gathered(records) }));

describe("sec-mail-spf", () => {
  it("passes a record that names the senders", () => {
    expect(judge("v=spf1 include:_spf.mail.example ~all").outcome).toBe("passed");
  });

  it.each([[[]], [["v=spf1 -all", "v=spf1 mx -all"]], [["v=spf1 +all"]], [["v=spf1 mx all"]]])(
    "fails %j",
    (records) => {
      expect(judge(...records).outcome).toBe("failed");
    },
  );

  it("fails a record that costs more than ten lookups", () => {
    expect(secMailSpf.evaluate(aDnsEvidence({ spfLookups: gathered(11) }))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("11 DNS lookups") as string }],
    });
  });

  it("does not apply to a domain that receives no mail, or to an address without domain name", () => {
    expect(secMailSpf.evaluate(aDnsEvidence({ mx: gathered([]) })).outcome).toBe("not-applicable");
    expect(secMailSpf.evaluate(aDnsEvidence({ mx: gathered(["0 ."]) })).outcome).toBe("not-applicable");
    expect(secMailSpf.evaluate(withoutDomain).outcome).toBe("not-applicable");
  });

  it("could not run when the DNS did not answer, or its includes did not", () => {
    expect(secMailSpf.evaluate(resolverFailed).outcome).toBe("could-not-run");
    expect(secMailSpf.evaluate(aDnsEvidence({ spf: notGathered() })).outcome).toBe("could-not-run");
    expect(secMailSpf.evaluate(aDnsEvidence({ spfLookups: notGathered() })).outcome).toBe("could-not-run");
  });
});
