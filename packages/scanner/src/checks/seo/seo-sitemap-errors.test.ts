import { describe, expect, it } from "vitest";

import { aSite, anAnswer, anEvidence, gathered, notGathered } from "#evidence-builders.testing.ts";
import type { SiteEvidence } from "#evidence/site.ts";
import { parseSitemap } from "#plan/parse-sitemap.ts";

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

  it.each(["31/12/2025", "last week", "2025-13-01", "2025-02-31", "2025-12-31T25:99Z", "2025-12-31 08:00"])(
    "fails one whose date is none: %s",
    (date) => {
      const text = `<urlset><url><loc>https://shop.example/</loc><lastmod>${date}</lastmod></url></urlset>`;
      const { urls, badDates } = parseSitemap(text);
      expect(judge(gathered([{ url, urls, badDates, error: null }]))).toMatchObject({
        outcome: "failed",
        findings: [{ severity: "low", message: expect.stringContaining(date) }],
      });
    },
  );

  it.each(["2025", "2025-12", "2025-12-31", "2025-12-31T08:00:00+01:00", "2025-12-31T08:00Z", ""])(
    "passes the date %j",
    (date) => {
      const text = `<urlset><url><loc>https://shop.example/</loc><lastmod>${date}</lastmod></url></urlset>`;
      const { urls, badDates } = parseSitemap(text);
      expect(judge(gathered([{ url, urls, badDates, error: null }])).outcome).toBe("passed");
    },
  );

  const judgeDates = (...dates: string[]) => {
    const entries = dates.map(
      (date) => `<url><loc>https://shop.example/</loc><lastmod>${date}</lastmod></url>`,
    );
    const { urls, lastDays } = parseSitemap(`<urlset>${entries.join("")}</urlset>`);
    return judge(gathered([{ url, urls, lastDays, error: null }]));
  };

  it("fails one that robots.txt keeps search engines from, or whose form they don't take", () => {
    const file = { url, urls: ["https://shop.example/"], error: null };
    const robots = (body: string) =>
      gathered(anAnswer({ url: "https://shop.example/robots.txt", status: 200, body }));
    const judgeWith = (body: string, more: Partial<typeof file> & Record<string, unknown> = {}) =>
      seoSitemapErrors.evaluate(
        anEvidence({ site: aSite({ robotsTxt: robots(body), sitemaps: gathered([{ ...file, ...more }]) }) }),
      );
    expect(judgeWith("User-agent: *\nDisallow: /sitemap")).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "Disallow: /sitemap" }],
    });
    expect(judgeWith("User-agent: *\nDisallow: /cart").outcome).toBe("passed");
    expect(judgeWith("", { isWithoutNamespace: true }).outcome).toBe("failed");
    expect(judgeWith("", { indexIn: "https://shop.example/index.xml" }).outcome).toBe("failed");
  });

  it("advises where all of many pages are said to have changed today", () => {
    const judgeDay = (day: string, dated: number) => {
      const file = { url, urls: ["https://shop.example/"], lastDays: [day], dated, error: null };
      return judge(gathered([file])).outcome;
    };
    expect(judgeDay("2026-11-15", 40)).toBe("advice");
    expect(judgeDay("2026-11-15", 3)).toBe("passed");
    expect(judgeDay("2026-06-01", 40)).toBe("passed");
  });

  it.each(["2031-01-01", "2026-11-19", "2027", "2026-12", "2099-12-31T23:59:59+00:00"])(
    "fails one that says a page changed on a day to come: %s",
    (date) => {
      expect(judgeDates("2026-11-01", date, "2024-02-02")).toMatchObject({
        outcome: "failed",
        findings: [{ severity: "low", message: expect.stringContaining("on days to come: 20") as string }],
      });
    },
  );

  it.each(["2026-11-16", "2026-11-17T09:00:00+14:00", "2026-11", "2026", "1999-12-31"])(
    "passes one that says a page changed on %s",
    (date) => {
      expect(judgeDates(date, "2024-02-02").outcome).toBe("passed");
    },
  );

  it("asks about addresses of another website, not about those with or without www", () => {
    const of = (address: string) => judge(gathered([{ url, urls: [address], error: null }])).outcome;
    expect(of("https://bakery.example/rolls")).toBe("review");
    expect(of("https://cdn.shop.example/rolls")).toBe("review");
    expect(of("https://www.shop.example/rolls")).toBe("passed");
  });

  it.each(["http://shop.example/rolls", "http://www.shop.example/", "http://shop.example:8080/rye"])(
    "fails one that lists an address without https, less severely: %s",
    (address) => {
      const urls = ["https://shop.example/", address];
      expect(judge(gathered([{ url, urls, error: null }]))).toMatchObject({
        outcome: "failed",
        findings: [
          { severity: "low", message: expect.stringContaining(`without https: ${address}`) as string },
        ],
      });
    },
  );

  it("passes such addresses on a site that has no https itself", () => {
    const site = aSite({
      startUrl: "http://shop.example/",
      sitemaps: gathered([{ url, urls: ["http://shop.example/rolls"], error: null }]),
    });
    expect(seoSitemapErrors.evaluate(anEvidence({ site })).outcome).toBe("passed");
  });

  it.each([
    ["http://shop-staging.example/", "a test system"],
    ["https://dev.shop.example/", "a test system"],
    ["https://www.preprod2.bakers.test/rolls", "a test system"],
    ["http://localhost:3000/", "no visitor can reach"],
    ["https://shop.local/", "no visitor can reach"],
    ["https://www.yourdomain.com/", "a template gives"],
    ["https://shpo.example/", "shop.example with a slip"],
    ["https://www.shopp.example/", "shop.example with a slip"],
  ])("fails a sitemap whose addresses are all on %s", (address, why) => {
    const urls = [address, `${address}rye`];
    expect(judge(gathered([{ url, urls, error: null }]))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(why) as string }],
    });
  });

  it.each([
    ["https://speed-test.example/"],
    ["https://shop2.example/"],
    ["https://test.example/"],
    ["https://shops.example/"],
    ["https://shop.example/", "https://dev.shop.example/"],
  ])("asks about %s, which may be meant", (...urls) => {
    expect(judge(gathered([{ url, urls, error: null }])).outcome).toBe("review");
  });

  it("fails an address with a slip in its scheme", () => {
    expect(judge(gathered([{ url, urls: ["htps://shop.example/rye"], error: null }]))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("no web address") as string }],
    });
  });

  it("fails addresses without scheme and host", () => {
    expect(judge(gathered([{ url, urls: ["https://shop.example/", "/rye"], error: null }]))).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("without scheme and host: /rye") as string }],
    });
  });

  it("takes another port of a machine of one's own for another site", () => {
    const own = (address: string) => {
      const host = "127.0.0.1:7301";
      const sitemaps = gathered([{ url: `http://${host}/sitemap.xml`, urls: [address], error: null }]);
      return seoSitemapErrors.evaluate(
        anEvidence({ site: aSite({ startUrl: `http://${host}/`, host, sitemaps }) }),
      ).outcome;
    };
    expect(own("http://localhost:5000/rye")).toBe("failed");
    expect(own("http://127.0.0.1:7301/rye")).toBe("passed");
  });

  it("does not apply without a sitemap", () => {
    expect(judge(gathered([])).outcome).toBe("not-applicable");
  });

  it("could not run when sitemaps could not be asked for", () => {
    expect(judge(notGathered()).outcome).toBe("could-not-run");
  });
});
