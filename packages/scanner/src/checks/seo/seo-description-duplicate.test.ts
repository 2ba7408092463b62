import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoDescriptionDuplicate } from "./seo-description-duplicate.ts";

const page = (path: string, content: string, canonical = `https://shop.example/${path}`) => {
  const linkTags = [{ rel: "canonical", href: canonical, hreflang: "", type: "", inHead: true }];
  const metas = [{ name: "description", property: "", httpEquiv: "", content, inHead: true }];
  return aPage({ url: `https://shop.example/${path}`, document: gathered(aDocument({ metas, linkTags })) });
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

  it("fails pages whose preferred address lacks https, and passes those that name another page", () => {
    const named = (base: string) => [page("", "Bread"), page("rolls", "Bread", `${base}rolls`)];
    expect(judge(...named("http://shop.example/")).outcome).toBe("failed");
    expect(judge(...named("https://shop.example/all-"), page("cakes", "Cakes")).outcome).toBe("passed");
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
