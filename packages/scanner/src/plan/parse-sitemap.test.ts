import { describe, expect, it } from "vitest";

import { parseSitemap } from "#plan/parse-sitemap.ts";

describe("parsing a sitemap", () => {
  it("reads pages, in whatever namespace prefix, with XML's entities decoded", () => {
    const text = `<?xml version="1.0"?><s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9">
      <s:url><s:loc> https://a.example/?a=1&amp;b=&#50; </s:loc></s:url></s:urlset>`;
    expect(parseSitemap(text)).toEqual({
      kind: "pages",
      urls: ["https://a.example/?a=1&b=2"],
      badDates: [],
      lastDays: [],
      dated: 0,
      isWithoutNamespace: false,
      versions: [],
    });
  });

  it("reads an index, a plain list and an empty map", () => {
    const index = "<sitemapindex><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>";
    expect(parseSitemap(index)).toEqual({
      kind: "index",
      urls: ["https://a.example/1.xml"],
      badDates: [],
      lastDays: [],
      dated: 0,
      isWithoutNamespace: true,
      versions: [],
    });
    expect(parseSitemap("https://a.example/1\nhttps://a.example/2\n").urls).toHaveLength(2);
    expect(parseSitemap("<urlset></urlset>")).toEqual({
      kind: "pages",
      urls: [],
      badDates: [],
      lastDays: [],
      dated: 0,
      isWithoutNamespace: true,
      versions: [],
    });
  });

  it("reads the language versions of entries, and no other links", () => {
    const alternate = (code: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`;
    const text = `<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"><url><loc>https://a.example/</loc>
      ${alternate("de", "https://a.example/de?a=1&amp;b=2")}<xhtml:link rel="alternate" media="print" href="/p"/></url>
      <url><loc>https://a.example/x</loc></url></urlset>`;
    expect(parseSitemap(text)).toMatchObject({
      urls: ["https://a.example/", "https://a.example/x"],
      versions: [
        { url: "https://a.example/", versions: [{ code: "de", href: "https://a.example/de?a=1&b=2" }] },
      ],
    });
  });

  it("does not let a document grow by its own entities", () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${"A".repeat(1000)}"><!ENTITY b "&a;&a;&a;">]>
      <urlset><url><loc>https://a.example/&b;</loc></url></urlset>`;
    expect(parseSitemap(bomb).urls).toEqual(["https://a.example/&b;"]);
  });

  it.each([
    ["<html><body>Not found</body></html>", /neither a sitemap/],
    ["<urlset><url><loc>https://a.example/", /well-formed/],
    ["", /neither|well-formed/],
    ["<urlset><url><loc>a</loc><loc>b</loc></url></urlset>", /not those of a sitemap/],
  ])("says what is wrong with %s", (text, message) => expect(() => parseSitemap(text)).toThrow(message));

  it("takes no more addresses than show that there are too many", () => {
    const urls = "<url><loc>https://a.example/</loc></url>".repeat(50_100);
    expect(parseSitemap(`<urlset>${urls}</urlset>`).urls).toHaveLength(50_001);
  });
});
