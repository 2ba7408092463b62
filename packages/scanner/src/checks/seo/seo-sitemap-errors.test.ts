import { describe, expect, it } from "vitest";

import { aSite, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { SiteEvidence } from "#evidence/site.ts";

import { seoSitemapErrors } from "./seo-sitemap-errors.ts";

const url = "https://shop.example/sitemap.xml";
const judge = (sitemaps: SiteEvidence["sitemaps"]) =>
  seoSitemapErrors.evaluate(anEvidence({ site: aSite({ sitemaps }) }));

describe("seo-sitemap-errors", () => {
  it("passes a sitemap that was read", () => {
    expect(judge(gathered([{ url, urls: ["https://shop.example/"], error: null }])).outcome).toBe("passed");
  });

  it("fails one that could not be read and says why", () => {
    const verdict = judge(gathered([{ url, urls: [], error: "it answered 500" }]));
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("answered 500") }],
    });
  });

  it("fails one with more addresses than are read", () => {
    const urls = Array.from({ length: 50_001 }, (_, index) => `https://shop.example/${index}`);
    expect(judge(gathered([{ url, urls, error: null }])).outcome).toBe("failed");
  });

  it("does not apply without a sitemap", () => {
    expect(judge(gathered([])).outcome).toBe("not-applicable");
  });

  it("could not run when sitemaps could not be asked for", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
  });
});
