import { describe, expect, it } from "vitest";

import { prvRejectIgnored } from "#checks/privacy/prv-reject-ignored.ts";
import { adRequest, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, aRequest, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

const rejectedWith = (...requests: NetworkRequest[]) =>
  passesEvidence({ afterReject: gathered({ ...aPrivacyPass({ requests }), clicks: 1 }) }, ["US"]);

describe("prv-reject-ignored", () => {
  it("fails when a tracker is contacted after 'Reject'", () => {
    expect(prvRejectIgnored.evaluate(rejectedWith(adRequest()))).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", component: "third party Meta Pixel" }],
    });
  });

  it("asks a person where a Google library is loaded but sends nothing that identifies", () => {
    const library = aRequest({ url: "https://www.googletagmanager.com/gtag/js?id=G-1", type: "script" });
    const denied = aRequest({ url: "https://www.google-analytics.com/g/collect?gcs=G100", type: "ping" });
    expect(prvRejectIgnored.evaluate(rejectedWith(library, denied)).outcome).toBe("review");
  });

  it("passes when only the site itself is contacted", () => {
    expect(prvRejectIgnored.evaluate(rejectedWith(aRequest())).outcome).toBe("passed");
  });

  it("does not apply where there was no banner to reject", () => {
    expect(prvRejectIgnored.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
  });

  it("could not run when the banner could not be rejected, or no pass was made", () => {
    const stuck = passesEvidence({ afterReject: notGathered("no button rejects it") });
    expect(prvRejectIgnored.evaluate(stuck)).toEqual({
      outcome: "could-not-run",
      reason: "no button rejects it",
    });
    expect(prvRejectIgnored.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
