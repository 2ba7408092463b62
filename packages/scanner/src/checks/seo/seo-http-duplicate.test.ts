import { describe, expect, it } from "vitest";

import { aSite, anAnswer, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { HttpAnswer } from "#evidence/network.ts";

import { seoHttpDuplicate } from "./seo-http-duplicate.ts";

const judge = (answer: Partial<HttpAnswer>) => {
  const plainHttp = gathered(anAnswer({ url: "http://shop.example/", ...answer }));
  return seoHttpDuplicate.evaluate(anEvidence({ site: aSite({ plainHttp }) }));
};

describe("seo-http-duplicate", () => {
  it("passes when http leads to https, followed or not", () => {
    expect(judge({ url: "https://shop.example/" }).outcome).toBe("passed");
    expect(judge({ status: 301 }).outcome).toBe("passed");
  });

  it("fails when http shows the site", () => {
    expect(judge({ body: "<title>Bakery</title>" }).outcome).toBe("failed");
  });

  it("asks a person when a canonical link softens it", () => {
    expect(judge({ body: '<link rel="canonical" href="https://shop.example/">' }).outcome).toBe("review");
  });

  it("does not apply to a site without https", () => {
    const evidence = anEvidence({ site: aSite({ startUrl: "http://shop.example/" }) });
    expect(seoHttpDuplicate.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("could not run when the http address did not answer", () => {
    expect(seoHttpDuplicate.evaluate(anEvidence({ site: aSite({ plainHttp: notGathered() }) })).outcome).toBe(
      "could-not-run",
    );
  });
});
