import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoSearchPagesListed } from "./seo-search-pages-listed.ts";

const judge = (path: string, title: string, robots = "all") => {
  const metas = [{ name: "robots", property: "", httpEquiv: "", content: robots, inHead: true }];
  const page = aPage({ url: `https://shop.example${path}`, document: gathered(aDocument({ title, metas })) });
  return seoSearchPagesListed.evaluate(anEvidence({ pages: [page] }));
};

describe("seo-search-pages-listed", () => {
  it.each([
    ["/?s=rye", "Search results for rye"],
    ["/cerca?q=fagioli", "Risultati per fagioli | Casale"],
    ["/hledani?q=caj", "Výsledky vyhledávání: čaj"],
    ["/suche?suchbegriff=brot", "Suchergebnisse: brot"],
  ])("asks about %s", (path, title) => {
    expect(judge(path, title).outcome).toBe("review");
  });

  it("passes one that asks not to be listed", () => {
    expect(judge("/?s=rye", "Search results for rye", "noindex, follow").outcome).toBe("passed");
  });

  it.each([
    ["/?q=rye", "Rye bread"],
    ["/search", "Search"],
    ["/?s=", "Search results"],
    ["/studies?year=2026", "Results of our study"],
  ])("does not apply to %s with the title %s", (path, title) => {
    expect(judge(path, title).outcome).toBe("not-applicable");
  });

  it("could not run without pages", () => {
    expect(seoSearchPagesListed.evaluate(anEvidence({ pages: [anUnmeasuredPage()] })).outcome).toBe(
      "could-not-run",
    );
  });
});
