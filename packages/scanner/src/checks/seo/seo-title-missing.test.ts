import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoTitleMissing } from "./seo-title-missing.ts";

const judge = (title: string | null, titleCount = 1) => {
  const page = aPage({ document: gathered(aDocument({ title, titleCount })) });
  return seoTitleMissing.evaluate(page, anEvidence());
};

describe("seo-title-missing", () => {
  it("passes a page with one title", () => {
    expect(judge("Sourdough bread – Harbour Bakery").outcome).toBe("passed");
  });

  it("fails a page without a title and one with a blank title", () => {
    expect(judge(null, 0).outcome).toBe("failed");
    expect(judge("  ").outcome).toBe("failed");
  });

  it("fails several titles less severely", () => {
    expect(judge("Bread", 2)).toMatchObject({ outcome: "failed", findings: [{ severity: "low" }] });
  });

  it("does not apply to an error page or a PDF", () => {
    expect(seoTitleMissing.evaluate(aPage({ status: 404 }), anEvidence()).outcome).toBe("not-applicable");
    expect(seoTitleMissing.evaluate(aPage({ contentType: "application/pdf" }), anEvidence()).outcome).toBe(
      "not-applicable",
    );
  });

  it("could not run on a page that was not measured", () => {
    expect(seoTitleMissing.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
