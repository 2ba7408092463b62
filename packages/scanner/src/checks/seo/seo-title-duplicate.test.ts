import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoTitleDuplicate } from "./seo-title-duplicate.ts";

const page = (path: string, title: string, document: Partial<DocumentSnapshot> = {}) =>
  aPage({ url: `https://shop.example/${path}`, document: gathered(aDocument({ title, ...document })) });
const judge = (...pages: ReturnType<typeof page>[]) => seoTitleDuplicate.evaluate(anEvidence({ pages }));

describe("seo-title-duplicate", () => {
  it("passes pages with titles of their own", () => {
    expect(judge(page("", "Bakery"), page("rolls", "Rolls")).outcome).toBe("passed");
  });

  it("fails each page of a group that shares a title, as one component", () => {
    const verdict = judge(page("", "Bakery"), page("rolls", " bakery "), page("about", "About"));
    expect(verdict).toMatchObject({
      outcome: "failed",
      findings: [{ page: "https://shop.example/" }, { page: "https://shop.example/rolls" }],
    });
    expect(
      new Set("findings" in verdict ? verdict.findings.map(({ component }) => component) : []).size,
    ).toBe(1);
  });

  it("compares a page whose preferred address is gone, and not one that prefers a page that is there", () => {
    const linkTags = [
      { rel: "canonical", href: "https://shop.example/old", hreflang: "", type: "", inHead: true },
    ];
    const pages = [page("rolls", "Rolls"), page("rolls-red", "Rolls", { linkTags })];
    const judgeWith = (status: number) => {
      const linkStatuses = [{ url: "https://shop.example/old", status, failure: null, redirects: 0 }];
      return seoTitleDuplicate.evaluate(anEvidence({ pages, site: aSite({ linkStatuses }) })).outcome;
    };
    expect(judgeWith(404)).toBe("failed");
    expect(judgeWith(200)).toBe("not-applicable");
  });

  it("takes one page under several addresses for one, which the check of equal texts tells", () => {
    const pages = [page("rolls", "Bakery"), page("rolls?sort=price", "Bakery"), page("about", "About")];
    expect(judge(...pages).outcome).toBe("passed");
    const verdict = judge(...pages, page("cakes", "Bakery"));
    expect(verdict).toMatchObject({
      findings: [{ page: "https://shop.example/rolls" }, { page: "https://shop.example/cakes" }],
    });
  });

  it("takes a word that two languages share for no repetition, where the pages list each other", () => {
    const versions = ["ca", "es"].map((code) => ({
      rel: "alternate",
      href: `https://shop.example/${code}/`,
      hreflang: code,
      type: "",
      inHead: true,
    }));
    const version = (lang: string, path = lang) =>
      page(path, "Política", { lang, linkTags: versions, text: path });
    expect(judge(version("ca"), version("es")).outcome).toBe("passed");
    expect(judge(version("ca"), version("ca", "ca/old"), version("es")).outcome).toBe("failed");
    expect(judge(page("a", "Rye", { lang: "ca" }), page("b", "Rye", { lang: "es" })).outcome).toBe("failed");
  });

  it("fails views of one address that show different things under one title", () => {
    const view = (id: number) => page(`shop?id=${id}`, "Bakery", { text: `Bread number ${id}` });
    expect(judge(view(1), view(2)).outcome).toBe("failed");
  });

  it("leaves out pages that ask not to be listed or to be listed elsewhere", () => {
    const noindex = {
      metas: [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }],
    };
    const elsewhere = {
      linkTags: [{ rel: "canonical", href: "https://shop.example/", hreflang: "", type: "", inHead: true }],
    };
    const verdict = judge(
      page("", "Bakery"),
      page("b", "Rolls"),
      page("c", "Bakery", noindex),
      page("d", "Bakery", elsewhere),
    );
    expect(verdict.outcome).toBe("passed");
  });

  describe("of pages that a mistake keeps out", () => {
    const canonical = (href: string) => ({
      linkTags: [{ rel: "canonical", href, hreflang: "", type: "", inHead: true }],
    });
    const noindex = {
      metas: [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }],
    };
    const words = (of: string) => Array.from({ length: 60 }, (_, at) => `${of}${at}`).join(" ");
    const others = [page("", "Bakery", { text: words("home") }), page("rolls", "Rolls")];

    it("fails those whose preferred address lacks https", () => {
      const pages = ["b", "c"].map((path) =>
        page(path, "Our offer", canonical(`http://shop.example/${path}`)),
      );
      expect(judge(...others, ...pages)).toMatchObject({ outcome: "failed", findings: [{}, {}] });
    });

    it("fails those that name the start page and show something else", () => {
      const pages = ["b", "c"].map((path) =>
        page(path, "Our offer", { ...canonical("/"), text: words(path) }),
      );
      expect(judge(...others, ...pages)).toMatchObject({ outcome: "failed", findings: [{}, {}] });
      const wrongHome = ["b", "c"].map((path) =>
        page(path, "Our offer", { ...canonical("http://shop.example/"), text: words(path) }),
      );
      expect(judge(...others, ...wrongHome).outcome).toBe("failed");
    });

    it("fails those with 'noindex' only where a sitemap lists them", () => {
      const pages = [...others, page("b", "Rolls", noindex)];
      const named = (urls: string[]) => {
        const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls, error: null }]);
        return seoTitleDuplicate.evaluate(anEvidence({ pages, site: aSite({ sitemaps }) })).outcome;
      };
      expect(named(["https://shop.example/b"])).toBe("failed");
      expect(named(["https://shop.example/rolls"])).toBe("passed");
    });

    it("passes pages that name another page than the start page, or that one's own form", () => {
      const print = page("rolls/print", "Rolls", canonical("/rolls"));
      const home = page("home", "Bakery", { ...canonical("/"), text: words("home") });
      expect(judge(...others, print, home).outcome).toBe("passed");
    });
  });

  it("does not apply to a single page, also when it was reached twice", () => {
    expect(judge(page("", "Bakery"), page("#top", "Bakery")).outcome).toBe("not-applicable");
  });

  it("could not run when no page was measured", () => {
    expect(judge(anUnmeasuredPage(), anUnmeasuredPage()).outcome).toBe("could-not-run");
  });
});
