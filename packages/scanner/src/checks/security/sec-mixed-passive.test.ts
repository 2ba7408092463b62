import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secMixedPassive } from "./sec-mixed-passive.ts";

const judge = (page: Partial<PageEvidence>) => secMixedPassive.evaluate(aPage(page), anEvidence());
const upgraded = {
  url: "http://img.test/bread.jpg",
  resolution: "MixedContentAutomaticallyUpgraded",
  resourceType: "Image",
};

describe("sec-mixed-passive", () => {
  it("passes a page whose pictures are addressed with encryption", () => {
    expect(judge({}).outcome).toBe("passed");
  });

  it("fails a picture the browser had to upgrade, once however often it is shown", () => {
    const verdict = judge({ mixedContent: [upgraded, upgraded] });
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: upgraded.url, component: "mixed:img.test" }],
    });
    expect("findings" in verdict && verdict.findings).toHaveLength(1);
  });

  it("does not apply to a page without encryption", () => {
    expect(judge({ url: "http://shop.example/" }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secMixedPassive.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
