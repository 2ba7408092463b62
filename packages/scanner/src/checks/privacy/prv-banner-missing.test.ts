import { describe, expect, it } from "vitest";

import { prvBannerMissing } from "#checks/privacy/prv-banner-missing.ts";
import { aBanner, adRequest, noPasses, passesEvidence } from "#checks/privacy/reading/passes.testing.ts";
import { aPrivacyPass, aRequest, gathered, notGathered } from "#evidence-builders.testing.ts";

const tracked = aPrivacyPass({ requests: [adRequest()] });

describe("prv-banner-missing", () => {
  it("fails for a site that tracks and shows no banner", () => {
    expect(prvBannerMissing.evaluate(passesEvidence({ fresh: tracked }))).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "high", message: expect.stringContaining("tracked by Meta Pixel.") }],
    });
  });

  it("counts a tracker behind a host of the site", () => {
    const requests = [aRequest({ url: "https://metrics.shop.example/x" })];
    const evidence = passesEvidence({ fresh: aPrivacyPass({ requests }) });
    const aliases = [{ host: "metrics.shop.example", names: gathered(["shop.eulerian.net"]) }];
    const verdict = prvBannerMissing.evaluate({ ...evidence, site: { ...evidence.site, aliases } });
    expect(verdict).toMatchObject({ findings: [{ message: expect.stringContaining("Eulerian") }] });
  });

  it("asks a person where a consent interface is there but no banner", () => {
    const fresh = { ...tracked, globals: { tcf: true, gpp: false, usPrivacy: null } };
    expect(prvBannerMissing.evaluate(passesEvidence({ fresh })).outcome).toBe("review");
  });

  it("passes with a banner", () => {
    const evidence = passesEvidence({ fresh: tracked, banner: gathered(aBanner()) });
    expect(prvBannerMissing.evaluate(evidence).outcome).toBe("passed");
  });

  it("does not apply to a site that tracks no one, nor outside Europe", () => {
    expect(prvBannerMissing.evaluate(passesEvidence({})).outcome).toBe("not-applicable");
    expect(prvBannerMissing.evaluate(passesEvidence({ fresh: tracked }, ["US"])).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run when no one could look for a banner", () => {
    const evidence = passesEvidence({ fresh: tracked, banner: notGathered("busy") });
    expect(prvBannerMissing.evaluate(evidence).outcome).toBe("could-not-run");
    expect(prvBannerMissing.evaluate(noPasses()).outcome).toBe("could-not-run");
  });
});
