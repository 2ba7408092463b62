import { describe, expect, it } from "vitest";

import { aSite, anAnswer, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { HttpAnswer } from "#evidence/network.ts";

import { seoSoft404 } from "./seo-soft-404.ts";

const judge = (answer: Partial<HttpAnswer>) => {
  const notFoundProbe = gathered(anAnswer({ url: "https://shop.example/no-such-page", ...answer }));
  return seoSoft404.evaluate(anEvidence({ site: aSite({ notFoundProbe }) }));
};
const redirects = [{ url: "https://shop.example/no-such-page", status: 302, location: "/" }];

describe("seo-soft-404", () => {
  it("passes a site that says 'not found', or 'noindex' where it has no server of its own", () => {
    expect(judge({ status: 404 }).outcome).toBe("passed");
    expect(judge({ body: '<meta name="robots" content="noindex">' }).outcome).toBe("passed");
  });

  it("fails a site that answers 200", () => {
    expect(judge({ body: "<title>Bakery</title>" }).outcome).toBe("failed");
  });

  it("fails one that leads to the start page, less severely", () => {
    expect(judge({ url: "https://shop.example/", redirects })).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "low" }],
    });
  });

  it("asks a person when it leads to some other page", () => {
    expect(judge({ url: "https://shop.example/oops", redirects }).outcome).toBe("review");
  });

  it("could not run when the server failed or did not answer", () => {
    expect(judge({ status: 500 }).outcome).toBe("could-not-run");
    const evidence = anEvidence({ site: aSite({ notFoundProbe: notGathered() }) });
    expect(seoSoft404.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
