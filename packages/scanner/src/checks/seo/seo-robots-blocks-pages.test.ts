import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  aSite,
  anAnswer,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import { seoRobotsBlocksPages } from "./seo-robots-blocks-pages.ts";

const judge = (rules: string, status = 200) => {
  const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", status, body: rules }));
  const urls = ["https://shop.example/rolls", "https://other.example/rolls"];
  const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls, error: null }]);
  return seoRobotsBlocksPages.evaluate(anEvidence({ site: aSite({ robotsTxt, sitemaps }) }));
};

describe("seo-robots-blocks-pages", () => {
  it("passes when start page and sitemap may be visited", () => {
    expect(judge("User-agent: *\nDisallow: /cart").outcome).toBe("passed");
  });

  it("fails a forbidden site as critical", () => {
    expect(judge("User-agent: *\nDisallow: /")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "critical" }, {}],
    });
  });

  it("fails a forbidden page the sitemap names", () => {
    const verdict = judge("User-agent: *\nDisallow: /rolls");
    const message = expect.stringContaining("https://shop.example/rolls") as string;
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ message, snippet: "Disallow: /rolls" }],
    });
  });

  it("asks about visited pages that Google alone may not visit", () => {
    const judgeVisited = (body: string, path = "/repairs/e-bike") => {
      const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", status: 200, body }));
      const pages = [aPage({ url: `https://shop.example${path}` })];
      return seoRobotsBlocksPages.evaluate(anEvidence({ pages, site: aSite({ robotsTxt }) })).outcome;
    };
    const rules = "User-agent: *\nDisallow:\n\nUser-agent: Googlebot\nDisallow: /repairs/";
    expect(judgeVisited(rules)).toBe("review");
    expect(judgeVisited(rules, "/repairs/search")).toBe("passed");
    expect(judgeVisited("User-agent: *\nDisallow: /repairs/")).toBe("passed");
  });

  it("says nothing of addresses of another scheme, which have a robots.txt of their own", () => {
    const body = "User-agent: *\nDisallow: /cart";
    const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", body }));
    const urls = ["http://shop.example/rolls"];
    const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls, error: null }]);
    const site = aSite({ robotsTxt, sitemaps, startUrl: "http://shop.example/" });
    expect(seoRobotsBlocksPages.evaluate(anEvidence({ site })).outcome).toBe("passed");
  });

  const inMenus = (rules: string, ...menus: string[][]) => {
    const robotsTxt = gathered(anAnswer({ url: "https://shop.example/robots.txt", body: rules }));
    const pages = menus.map((paths, at) => {
      const links = paths.map((path) => aLink({ href: `https://shop.example${path}`, inNav: true }));
      return aPage({ url: `https://shop.example/${at}`, document: gathered(aDocument({ links })) });
    });
    return seoRobotsBlocksPages.evaluate(anEvidence({ pages, site: aSite({ robotsTxt }) }));
  };

  it("asks about a forbidden page in the menus of most pages", () => {
    const menus = [["/cakes", "/about"], ["/cakes"], ["/cakes"], ["/about"], []];
    expect(inMenus("User-agent: *\nDisallow: /cakes", ...menus)).toMatchObject({
      outcome: "review",
      findings: [{ snippet: "Disallow: /cakes" }],
    });
  });

  it.each([
    ["a page for those who are there already", "/cart", [["/cart"], ["/cart"]]],
    ["one that only some menus have", "/cakes", [["/cakes"], ["/about"]]],
    ["the only page that was read", "/cakes", [["/cakes"]]],
    ["a list in another order", "/*?sort=", [["/rolls?sort=price"], ["/rolls?sort=price"]]],
  ])("passes %s", (_what, path, menus) => {
    expect(inMenus(`User-agent: *\nDisallow: ${path}`, ...menus).outcome).toBe("passed");
  });

  it("takes no notice of rules for other crawlers", () => {
    expect(judge("User-agent: GPTBot\nDisallow: /").outcome).toBe("passed");
  });

  it("does not apply without a robots.txt", () => {
    expect(judge("", 404).outcome).toBe("not-applicable");
  });

  it("could not run when robots.txt could not be asked for", () => {
    const evidence = anEvidence({ site: aSite({ robotsTxt: notGathered() }) });
    expect(seoRobotsBlocksPages.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
