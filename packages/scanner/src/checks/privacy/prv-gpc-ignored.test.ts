import { describe, expect, it } from "vitest";

import { prvGpcIgnored } from "#checks/privacy/prv-gpc-ignored.ts";
import { adRequest, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPage, aPrivacyPass, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { NetworkRequest } from "#evidence/network.ts";

const fresh = aPrivacyPass({ requests: [adRequest()] });
const withSignal = (...requests: NetworkRequest[]) =>
  prvGpcIgnored.evaluate(passesEvidence({ fresh, withGpc: gathered(aPrivacyPass({ requests })) }, ["CA"]));

describe("prv-gpc-ignored", () => {
  it("fails when the same advertising vendor is told the same", () => {
    expect(withSignal(adRequest())).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical" }],
    });
  });

  it("asks a person where the opt-out was recorded but the vendor is contacted all the same", () => {
    const recorded = aPrivacyPass({
      requests: [adRequest()],
      globals: { tcf: false, gpp: false, usPrivacy: "1YYN" },
    });
    const evidence = passesEvidence({ fresh, withGpc: gathered(recorded) }, ["US"]);
    expect(prvGpcIgnored.evaluate(evidence).outcome).toBe("review");
  });

  it("passes when the vendor is left out or told to restrict itself", () => {
    expect(withSignal().outcome).toBe("passed");
    expect(withSignal(adRequest("id=1&dpo=LDU&dpoco=0&dpost=0")).outcome).toBe("passed");
  });

  it("judges another page that contacts what the home page does not", () => {
    const url = "https://shop.example/games";
    const evidence = passesEvidence({}, ["CA"]);
    const onGames = (requests: NetworkRequest[]) =>
      prvGpcIgnored.evaluate({
        ...evidence,
        pages: [...evidence.pages, aPage({ url, requests: [adRequest()] })],
        site: {
          ...evidence.site,
          pagesWithGpc: gathered([{ url, seen: gathered({ requests, cookieWrites: [] }) }]),
        },
      });
    expect(onGames([adRequest()])).toMatchObject({ outcome: "failed", findings: [{ page: url }] });
    expect(onGames([]).outcome).toBe("passed");
    const site = { ...evidence.site, pagesWithGpc: notGathered() };
    expect(prvGpcIgnored.evaluate({ ...evidence, site }).outcome).toBe("could-not-run");
  });

  it("does not apply without advertising, nor in Europe", () => {
    expect(prvGpcIgnored.evaluate(passesEvidence({}, ["CA"])).outcome).toBe("not-applicable");
    expect(prvGpcIgnored.evaluate(passesEvidence({ fresh }, ["EU"])).outcome).toBe("not-applicable");
  });

  it("could not run without the pass that sends the signal", () => {
    const evidence = passesEvidence({ fresh, withGpc: notGathered() }, ["CA"]);
    expect(prvGpcIgnored.evaluate(evidence).outcome).toBe("could-not-run");
    expect(prvGpcIgnored.evaluate(noPasses(["CA"])).outcome).toBe("could-not-run");
  });
});
