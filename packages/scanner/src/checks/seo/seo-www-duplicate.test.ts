import { describe, expect, it } from "vitest";

import { aSite, anAnswer, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { HttpAnswer } from "#evidence/network.ts";

import { seoWwwDuplicate } from "./seo-www-duplicate.ts";

const judge = (answer: Partial<HttpAnswer>) => {
  const twinHost = gathered(anAnswer({ url: "https://www.shop.example/", ...answer }));
  return seoWwwDuplicate.evaluate(anEvidence({ site: aSite({ twinHost }) }));
};

describe("seo-www-duplicate", () => {
  it("passes when the twin leads to the site or names it as canonical", () => {
    expect(judge({ url: "https://shop.example/" }).outcome).toBe("passed");
    expect(judge({ status: 404 }).outcome).toBe("passed");
    expect(judge({ body: '<link rel=canonical href="https://shop.example/">' }).outcome).toBe("passed");
  });

  it("asks a person when the twin answers on its own", () => {
    expect(judge({ body: "<title>Bakery</title>" }).outcome).toBe("review");
  });

  it("does not apply where there is no twin", () => {
    expect(seoWwwDuplicate.evaluate(anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run when the twin did not answer", () => {
    const evidence = anEvidence({ site: aSite({ twinHost: notGathered() }) });
    expect(seoWwwDuplicate.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
