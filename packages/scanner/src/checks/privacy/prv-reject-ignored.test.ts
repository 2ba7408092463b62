import { describe, expect, it } from "vitest";

import { prvRejectIgnored } from "#checks/privacy/prv-reject-ignored.ts";
import { adRequest, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, aRequest, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { Evidence } from "#evidence.ts";
import type { NotGathered } from "#evidence/gathered.ts";
import type { NetworkRequest } from "#evidence/network.ts";
import type { PageSeen } from "#evidence/privacy.ts";

const rejectedWith = (...requests: NetworkRequest[]) =>
  passesEvidence({ afterReject: gathered({ ...aPrivacyPass({ requests }), clicks: 1 }) }, ["US"]);
const sent = (...requests: NetworkRequest[]) => ({ requests, cookieWrites: [] });

function goingOn(pages: PageSeen[] | NotGathered): Evidence {
  const evidence = rejectedWith(aRequest());
  const pagesAfterReject = Array.isArray(pages) ? gathered(pages) : pages;
  return { ...evidence, site: { ...evidence.site, pagesAfterReject } };
}

describe("prv-reject-ignored", () => {
  it("fails when a tracker is contacted after 'Reject'", () => {
    expect(prvRejectIgnored.evaluate(rejectedWith(adRequest()))).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", component: "third party Meta Pixel" }],
    });
  });

  it("fails when pressing 'Reject' sets a tracker off at once that later visits don't show", () => {
    const rejecting = { requests: [adRequest()], rejectedAtMs: 0 };
    const afterReject = gathered({ ...aPrivacyPass(), clicks: 1, rejecting });
    expect(prvRejectIgnored.evaluate(passesEvidence({ afterReject }, ["EU"]))).toMatchObject({
      outcome: "failed",
      findings: [{ component: "third party Meta Pixel" }],
    });
  });

  it("asks a person where a Google library is loaded but sends nothing that identifies", () => {
    const library = aRequest({ url: "https://www.googletagmanager.com/gtag/js?id=G-1", type: "script" });
    const denied = aRequest({ url: "https://www.google-analytics.com/g/collect?gcs=G100", type: "ping" });
    expect(prvRejectIgnored.evaluate(rejectedWith(library, denied)).outcome).toBe("review");
  });

  it("says how a banner without a button was rejected", () => {
    const answer = { label: "Save", by: "settings" as const, leftPage: false, cameBack: false };
    const afterReject = gathered({ ...aPrivacyPass({ requests: [adRequest()] }), clicks: 1, answer });
    expect(prvRejectIgnored.evaluate(passesEvidence({ afterReject }, ["EU"]))).toMatchObject({
      findings: [{ message: expect.stringContaining("every optional box was unchecked and “Save” pressed") }],
    });
  });

  it("passes when only the site itself is contacted", () => {
    expect(prvRejectIgnored.evaluate(rejectedWith(aRequest())).outcome).toBe("passed");
  });

  it("fails when a tracker is contacted on another page only, and names that page", () => {
    const evidence = goingOn([{ url: "https://shop.example/cart", seen: gathered(sent(adRequest())) }]);
    expect(prvRejectIgnored.evaluate(evidence)).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/cart", component: "third party Meta Pixel" }],
    });
  });

  it("passes when other pages contact only the site itself", () => {
    const evidence = goingOn([{ url: "https://shop.example/cart", seen: gathered(sent(aRequest())) }]);
    expect(prvRejectIgnored.evaluate(evidence).outcome).toBe("passed");
  });

  it("could not run when a page was not seen and no tracker was seen on the others", () => {
    const unseen = { url: "https://shop.example/cart", seen: notGathered("The page answered 500.") };
    const clean = { url: "https://shop.example/a", seen: gathered(sent(aRequest())) };
    expect(prvRejectIgnored.evaluate(goingOn([clean, unseen]))).toEqual({
      outcome: "could-not-run",
      reason: "The page answered 500.",
    });
    const tracked = { url: "https://shop.example/b", seen: gathered(sent(adRequest())) };
    expect(prvRejectIgnored.evaluate(goingOn([unseen, tracked])).outcome).toBe("failed");
    expect(prvRejectIgnored.evaluate(goingOn(notGathered("busy"))).outcome).toBe("could-not-run");
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
