import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  aSite,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoSitemapEntries } from "./seo-sitemap-entries.ts";

const ROLLS = "https://shop.example/rolls";
const judge = (page: Partial<PageEvidence>, urls = [ROLLS]) => {
  const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls, error: null }]);
  return seoSitemapEntries.evaluate(
    anEvidence({ pages: [aPage({ url: ROLLS, ...page })], site: aSite({ sitemaps }) }),
  );
};

describe("seo-sitemap-entries", () => {
  it("passes entries that open", () => {
    expect(judge({}).outcome).toBe("passed");
  });

  it("fails an entry that is gone", () => {
    expect(judge({ status: 410 })).toMatchObject({ outcome: "failed", findings: [{ snippet: ROLLS }] });
  });

  it("fails an entry that redirects, less severely", () => {
    const redirects = [{ url: ROLLS, status: 301, location: "/bread" }];
    const verdict = judge({ redirects, finalUrl: "https://shop.example/bread" });
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ severity: "low" }] });
  });

  it("leaves an entry that only lacks https to the check of whole sitemaps", () => {
    const url = "http://shop.example/rolls";
    const redirects = [{ url, status: 301, location: ROLLS }];
    expect(judge({ url, redirects, finalUrl: ROLLS }, [url]).outcome).toBe("passed");
    expect(judge({ url, redirects, finalUrl: "https://shop.example/bread" }, [url]).outcome).toBe("failed");
  });

  it("fails an entry that redirects in a loop, unless a link to it is told of already", () => {
    const looping = {
      status: null,
      notMeasured: "a loop",
      redirects: Array.from({ length: 19 }, () => ({ url: ROLLS, status: 301, location: ROLLS })),
    };
    expect(judge(looping)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("redirects in a loop and never opens") }],
    });
    const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls: [ROLLS], error: null }]);
    const home = aPage({ document: gathered(aDocument({ links: [aLink({ href: ROLLS })] })) });
    const evidence = anEvidence({
      pages: [home, aPage({ url: ROLLS, ...looping })],
      site: aSite({ sitemaps }),
    });
    expect(seoSitemapEntries.evaluate(evidence).outcome).toBe("passed");
  });

  it("fails an entry that asks to be listed as another page, but not for a final slash", () => {
    const naming = (href: string) => {
      const linkTags = [{ rel: "canonical", href, hreflang: "", type: "", inHead: true }];
      return judge({ document: gathered(aDocument({ linkTags })) }).outcome;
    };
    expect(naming("https://shop.example/bread")).toBe("failed");
    expect(naming(`${ROLLS}/`)).toBe("passed");
  });

  it("does not apply when no entry was visited", () => {
    expect(judge({}, ["https://shop.example/unvisited"]).outcome).toBe("not-applicable");
  });

  it("could not run when sitemaps could not be asked for", () => {
    const evidence = anEvidence({ site: aSite({ sitemaps: notGathered() }) });
    expect(seoSitemapEntries.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
