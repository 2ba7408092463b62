import { describe, expect, it } from "vitest";

import { aPage, aSite, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";

import { seoSitemapCoverage } from "./seo-sitemap-coverage.ts";

const ROLLS = "https://shop.example/rolls";
const judge = (urls: string[], visited = ROLLS, error: string | null = null) => {
  const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls, error }]);
  return seoSitemapCoverage.evaluate(
    anEvidence({ pages: [aPage({ url: visited })], site: aSite({ sitemaps }) }),
  );
};

describe("seo-sitemap-coverage", () => {
  it("passes pages the sitemap names, whatever scheme or final slash", () => {
    expect(judge(["http://www.shop.example/rolls/"]).outcome).toBe("passed");
  });

  it("does not ask for carts and sign-ins", () => {
    for (const path of ["login", "cart", "de/anmelden"])
      expect(judge(["https://shop.example/"], `https://shop.example/${path}`).outcome).toBe("passed");
  });

  it("fails a page it does not name", () => {
    expect(judge(["https://shop.example/"])).toMatchObject({
      outcome: "failed",
      findings: [{ page: ROLLS }],
    });
  });

  it("does not apply to views with a query, nor without a sitemap", () => {
    expect(judge(["https://shop.example/"], `${ROLLS}?sort=price`).outcome).toBe("not-applicable");
    expect(judge([]).outcome).toBe("not-applicable");
  });

  it("could not run when a sitemap could not be read", () => {
    expect(judge(["https://shop.example/"], ROLLS, "it broke off").outcome).toBe("could-not-run");
    const evidence = anEvidence({ site: aSite({ sitemaps: notGathered() }) });
    expect(seoSitemapCoverage.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
