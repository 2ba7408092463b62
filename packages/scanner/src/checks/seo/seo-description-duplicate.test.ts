import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoDescriptionDuplicate } from "./seo-description-duplicate.ts";

const page = (path: string, content: string) => {
  const metas = [{ name: "description", property: "", httpEquiv: "", content, inHead: true }];
  return aPage({ url: `https://shop.example/${path}`, document: gathered(aDocument({ metas })) });
};
const judge = (...pages: ReturnType<typeof page>[]) =>
  seoDescriptionDuplicate.evaluate(anEvidence({ pages }));

describe("seo-description-duplicate", () => {
  it("passes descriptions that differ", () => {
    expect(judge(page("", "Bread"), page("rolls", "Rolls")).outcome).toBe("passed");
  });

  it("fails pages that share a description", () => {
    const verdict = judge(page("", "Bread"), page("rolls", "bread"));
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{}, { page: "https://shop.example/rolls" }],
    });
  });

  it("takes one page under several addresses for one", () => {
    const pages = [page("", "Bread"), page("?utm_source=mail", "Bread"), page("rolls", "Rolls")];
    expect(judge(...pages).outcome).toBe("passed");
  });

  it("does not apply when fewer than two pages have one", () => {
    expect(judge(page("", "Bread"), page("rolls", "")).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(judge(anUnmeasuredPage(), anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
