import { describe, expect, it } from "vitest";

import { aSite, anAnswer, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";

import { seoRobotsUnavailable } from "./seo-robots-unavailable.ts";

const judge = (status: number, body = "") =>
  seoRobotsUnavailable.evaluate(
    anEvidence({ site: aSite({ robotsTxt: gathered(anAnswer({ status, body })) }) }),
  );

describe("seo-robots-unavailable", () => {
  it("passes a robots.txt that opens", () => {
    expect(judge(200, "User-agent: *\nDisallow:").outcome).toBe("passed");
  });

  it("fails a server error", () => {
    expect(judge(503).outcome).toBe("failed");
  });

  it("fails a web page in its place, less severely", () => {
    expect(judge(200, "<!doctype html><title>Shop</title>")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "low" }],
    });
  });

  it("does not apply where there is none", () => {
    expect(judge(404).outcome).toBe("not-applicable");
  });

  it("could not run when it could not be asked for", () => {
    const evidence = anEvidence({ site: aSite({ robotsTxt: notGathered() }) });
    expect(seoRobotsUnavailable.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
