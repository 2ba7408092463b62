import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anAnswer,
  aPage,
  aSite,
  anEvidence,
  gathered,
  notGathered,
} from "#evidence-builders.testing.ts";

import type { DocumentSnapshot, ImageRef } from "#evidence/document.ts";

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

  it("does not ask for a page under capitals that it names in small letters", () => {
    expect(judge([ROLLS], "https://shop.example/Rolls").outcome).toBe("passed");
    expect(judge([ROLLS], "https://shop.example/Rolls-rye").outcome).toBe("failed");
  });

  it("does not ask for what a folder shows under any name, nor for what is gone", () => {
    const outcome = (title: string, text: string, body: string) => {
      const document = gathered(aDocument({ title, text, wordCount: text.split(" ").length }));
      const url = "https://shop.example/p/0af3-does-not-exist";
      const site = aSite({
        sitemaps: gathered([{ url: "https://shop.example/sitemap.xml", urls: [ROLLS], error: null }]),
        madeUpProbes: [{ url, answer: gathered(anAnswer({ url, body })) }],
      });
      const page = aPage({ url: "https://shop.example/p/kettle", document });
      return seoSitemapCoverage.evaluate(anEvidence({ pages: [page], site })).outcome;
    };
    const sorry = "<title>Shop</title><h1>Sorry</h1><p>Try another shelf of ours</p>";
    expect(outcome("Shop", "Sorry Try another shelf of ours", sorry)).toBe("passed");
    expect(outcome("Kettle", "Sorry Try another shelf of ours", sorry)).toBe("failed");
    expect(outcome("Shop", "A kettle that boils in two minutes and whistles", sorry)).toBe("failed");
    expect(outcome("Shop", "Loads in your browser", "<title>Shop</title><div id=app></div>")).toBe("failed");
    expect(outcome("This product is no longer available", "Gone", "<title>Shop</title>")).toBe("passed");
  });

  const judgeBeside = (...pages: Partial<DocumentSnapshot>[]) => {
    const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls: [ROLLS], error: null }]);
    const urls = [ROLLS, "https://shop.example/shelf/rolls"];
    const visited = pages.map((document, at) =>
      aPage({ url: urls[at] ?? "", document: gathered(aDocument(document)) }),
    );
    return seoSitemapCoverage.evaluate(anEvidence({ pages: visited, site: aSite({ sitemaps }) })).outcome;
  };

  it("does not ask for a second address of a page that it names", () => {
    const words = (of: string) => Array.from({ length: 60 }, (_, at) => `${of}${at}`).join(" ");
    const rolls = { title: "Rolls", text: words("roll") };
    expect(judgeBeside(rolls, { ...rolls, text: `${words("roll")} Back` })).toBe("passed");
    expect(judgeBeside(rolls, { ...rolls, title: "Cakes" })).toBe("failed");
    expect(judgeBeside(rolls, { ...rolls, text: words("cake") })).toBe("failed");
  });

  it("does not ask for a page that only shows a picture and leads to its file", () => {
    const src = "https://shop.example/uploads/rye.jpg";
    const anImage = (address: string): ImageRef => ({
      ...aLink(),
      src: address,
      alt: "Rye",
      widthAttribute: null,
      heightAttribute: null,
      loading: null,
      layoutWidth: 600,
      layoutHeight: 400,
      naturalWidth: 600,
      naturalHeight: 400,
      top: 120,
      sizedByCss: false,
    });
    const picture = { images: [anImage(src)], links: [aLink({ href: src, text: "" })], wordCount: 9 };
    expect(judgeBeside({ title: "Rolls" }, picture)).toBe("passed");
    expect(judgeBeside({ title: "Rolls" }, { ...picture, wordCount: 80 })).toBe("failed");
    expect(judgeBeside({ title: "Rolls" }, { ...picture, links: [aLink()] })).toBe("failed");
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
