import { describe, expect, it } from "vitest";

import { aPage, aSite, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { SiteEvidence } from "#evidence/site.ts";

import { seoSitemapMissing } from "./seo-sitemap-missing.ts";

const judge = (
  sitemaps: SiteEvidence["sitemaps"],
  knownAddresses = 0,
  status = 200,
  addressOf = (index: number) => `https://shop.example/${index}`,
) => {
  const linkStatuses = Array.from({ length: knownAddresses }, (_, index) => ({
    url: addressOf(index),
    status: 200,
    failure: null,
    redirects: 0,
  }));
  return seoSitemapMissing.evaluate(
    anEvidence({ pages: [aPage({ status })], site: aSite({ sitemaps, linkStatuses }) }),
  );
};

describe("seo-sitemap-missing", () => {
  it("passes a site with a sitemap", () => {
    expect(
      judge(gathered([{ url: "https://shop.example/sitemap.xml", urls: [], error: null }])).outcome,
    ).toBe("passed");
  });

  it("fails a large site without one", () => {
    expect(judge(gathered([]), 80).outcome).toBe("failed");
  });

  it("advises one to a small site, which may do without", () => {
    expect(judge(gathered([]), 3).outcome).toBe("advice");
  });

  it("takes one page under many query strings for one", () => {
    const sorted = (index: number) => `https://shop.example/bread?sort=${index}`;
    expect(judge(gathered([]), 80, 200, sorted)).toMatchObject({
      outcome: "advice",
      findings: [{ message: "We found no sitemap. We know of 2 pages on the site" }],
    });
  });

  it("counts the pages it knows of in natural words", () => {
    expect(judge(gathered([]))).toMatchObject({
      findings: [{ message: "We found no sitemap. We know of 1 page on the site" }],
    });
    expect(judge(gathered([]), 1200)).toMatchObject({
      findings: [{ message: "We found no sitemap. We know of 1,201 pages on the site" }],
    });
  });

  it("counts no address that is no page of its own: what redirects, is gone, is a file or was visited", () => {
    const answer = { status: 200, failure: null, redirects: 0 };
    const linkStatuses = [
      { ...answer, url: "https://shop.example/menu" },
      { ...answer, url: "https://shop.example/old", redirects: 1 },
      { ...answer, url: "https://shop.example/gone", status: 404 },
      { ...answer, url: "https://shop.example/prices.pdf" },
      { ...answer, url: "https://shop.example/about" },
      { ...answer, url: "https://shop.example/page.php" },
    ];
    const about = aPage({ url: "https://shop.example/about", finalUrl: "https://shop.example/about/" });
    const away = aPage({ url: "https://shop.example/track", finalUrl: "https://carrier.example/" });
    const pages = [aPage(), about, { ...away, notMeasured: "This address leads to another website." }];
    const site = aSite({ sitemaps: gathered([]), linkStatuses });
    expect(seoSitemapMissing.evaluate(anEvidence({ pages, site }))).toMatchObject({
      findings: [{ message: "We found no sitemap. We know of 4 pages on the site" }],
    });
  });

  it("does not apply when no page may be listed", () => {
    expect(judge(gathered([]), 0, 404).outcome).toBe("not-applicable");
  });

  it("could not run when sitemaps could not be asked for", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
  });
});
