import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoH1Multiple } from "./seo-h1-multiple.ts";

const judge = (count: number) => {
  const headings = Array.from({ length: count }, (_, index) => ({
    level: 1,
    text: `Heading ${index}`,
    snippet: "<h1></h1>",
    selector: `h1:nth-of-type(${index + 1})`,
    component: "main>h1",
  }));
  return seoH1Multiple.evaluate(aPage({ document: gathered(aDocument({ headings })) }), anEvidence());
};

describe("seo-h1-multiple", () => {
  it("passes one main heading", () => {
    expect(judge(1).outcome).toBe("passed");
  });

  it("asks a person about each further one, and never fails", () => {
    expect(judge(3)).toMatchObject({
      outcome: "review",
      findings: [{}, { element: { selector: "h1:nth-of-type(3)" } }],
    });
  });

  it("does not apply without a main heading", () => {
    expect(judge(0).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoH1Multiple.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
