import { describe, expect, it } from "vitest";

import {
  aDocument,
  aPage,
  aSite,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";

import { seoCanonicalConflict } from "./seo-canonical-conflict.ts";

interface Given {
  tags?: string[];
  header?: string;
  inHead?: boolean;
  status?: number;
  redirects?: number;
  movedForGood?: boolean;
  endsAt?: string;
  url?: string;
}

function judge({ tags = [], header, inHead = true, url = "https://shop.example/a", ...answer }: Given) {
  const linkTags = tags.map((href) => ({ rel: "canonical", href, hreflang: "", type: "", inHead }));
  const responseHeaders: Header[] = header === undefined ? [] : [["link", header]];
  const page = aPage({
    url,
    responseHeaders,
    document: gathered(aDocument({ linkTags })),
  });
  const linkStatuses = [
    { url: "https://shop.example/b", status: 200, failure: null, redirects: 0, ...answer },
  ];
  return seoCanonicalConflict.evaluate(page, anEvidence({ pages: [page], site: aSite({ linkStatuses }) }));
}

describe("seo-canonical-conflict", () => {
  it("passes a page that names itself, relatively or twice the same", () => {
    expect(judge({ tags: ["/a"] }).outcome).toBe("passed");
    expect(
      judge({ tags: ["https://shop.example/a"], header: '<https://shop.example/a>; rel="canonical"' })
        .outcome,
    ).toBe("passed");
  });

  it("passes a page that names another own page that opens", () => {
    expect(judge({ tags: ["https://shop.example/b"] }).outcome).toBe("passed");
  });

  it("fails a page that names the start page and shows something else", () => {
    const linkTags = [
      { rel: "canonical", href: "https://shop.example/", hreflang: "", type: "", inHead: true },
    ];
    const words = (of: string) => Array.from({ length: 60 }, (_, at) => `${of}${at}`).join(" ");
    const of = (url: string, title: string, text: string) =>
      aPage({ url, document: gathered(aDocument({ linkTags, title, text })) });
    const start = of("https://shop.example/", "Harbor Goods", words("start"));
    const outcome = (page: ReturnType<typeof of>) =>
      seoCanonicalConflict.evaluate(page, anEvidence({ pages: [start, page] })).outcome;
    expect(outcome(of("https://shop.example/rye", "Rye bread", words("rye")))).toBe("failed");
    expect(outcome(of("https://shop.example/home", "Home", words("start")))).toBe("passed");
    expect(outcome(of("https://shop.example/?ref=mail", "Harbor Goods today", words("mail")))).toBe("passed");
  });

  it("fails a page that names one which asks not to be listed, unless it asks so itself", () => {
    const of = (path: string, named: string, content: string) =>
      aPage({
        url: `https://shop.example${path}`,
        document: gathered(
          aDocument({
            linkTags: [{ rel: "canonical", href: named, hreflang: "", type: "", inHead: true }],
            metas: [{ name: "robots", property: "", httpEquiv: "", content, inHead: true }],
          }),
        ),
      });
    const outcome = (own: string, other: string) => {
      const [page, target] = [of("/rye", "/wheat", own), of("/wheat", "/wheat", other)];
      return seoCanonicalConflict.evaluate(page, anEvidence({ pages: [page, target] }));
    };
    expect(outcome("all", "noindex")).toMatchObject({
      outcome: "failed",
      findings: [{ severity: "medium" }],
    });
    expect(outcome("all", "all").outcome).toBe("passed");
    expect(outcome("noindex", "noindex").outcome).toBe("review");
  });

  it.each([
    ["/a?ref=home", "https://shop.example/a", "review"],
    ["/a?utm_source=x&utm_medium=y", "https://shop.example/a", "review"],
    ["/a?ref=home", "https://shop.example/a?ref=home", "passed"],
    ["/a?size=40", "https://shop.example/a", "passed"],
  ])("asks about a preferred address with a parameter that counts visits: %s on %s", (href, url, outcome) => {
    expect(judge({ tags: [href], url }).outcome).toBe(outcome);
  });

  it.each([
    ["https://staging.shop.example/rye", "failed"],
    ["https://dev.shop.example/rye", "failed"],
    ["https://shop.local/rye", "failed"],
    ["https://shop-group.example/rye", "review"],
    ["https://en.shop.example/rye", "review"],
    ["https://testing-shops.example/rye", "review"],
  ])("fails for a test system and asks about another site: %s", (href, outcome) => {
    expect(judge({ tags: [href] }).outcome).toBe(outcome);
  });

  describe("with one title for all pages", () => {
    const words = (of: string) => Array.from({ length: 60 }, (_, at) => `${of}${at}`).join(" ");
    const of = (path: string, heading: string, text = words(heading)) => {
      const linkTags = [{ rel: "canonical", href: "/", hreflang: "", type: "", inHead: true }];
      const h1 = { level: 1, text: heading, selector: "h1", snippet: "", component: "h1" };
      const document = gathered(aDocument({ linkTags, headings: [h1], text }));
      return aPage({ url: `https://shop.example${path}`, document });
    };
    const start = of("/", "Welcome");
    const outcome = (page: ReturnType<typeof of>) =>
      seoCanonicalConflict.evaluate(page, anEvidence({ pages: [start, page] })).outcome;

    it.each([
      ["/films", "Films this week"],
      ["/preise", "Preise"],
      ["/contact.html", "Nous trouver"],
    ])("fails %s, whose heading and text are its own", (path, heading) => {
      expect(outcome(of(path, heading))).toBe("failed");
    });

    it("passes a view of the start page, and one for those who are on the site already", () => {
      expect(outcome(of("/welcome", "Welcome"))).toBe("passed");
      expect(outcome(of("/tab-2", "Second tab", words("Welcome")))).toBe("passed");
      expect(outcome(of("/cart", "Your cart"))).toBe("passed");
    });
  });

  describe("of a language version", () => {
    const tag = (rel: string, href: string, hreflang = "") => ({
      rel,
      href,
      hreflang,
      type: "",
      inHead: true,
    });
    const words = (of: string) => Array.from({ length: 60 }, (_, at) => `${of}${at}`).join(" ");
    const version = (path: string, codes: Record<string, string>, text: string, canonical = path) =>
      aPage({
        url: `https://shop.example${path}`,
        document: gathered(
          aDocument({
            text,
            linkTags: [
              tag("canonical", canonical),
              ...Object.entries(codes).map(([code, href]) => tag("alternate", href, code)),
            ],
          }),
        ),
      });
    const judged = (codes: Record<string, string>, text = "wine", listsThem = true) => {
      const page = version("/en/wines", listsThem ? codes : {}, words(text), "/es/vinos");
      const other = version("/es/vinos", codes, words("vino"));
      return seoCanonicalConflict.evaluate(page, anEvidence({ pages: [other, page] }));
    };

    it.each<Record<string, string>>([
      { en: "/en/wines", es: "/es/vinos" },
      { "en-GB": "/en/wines", "es-ES": "/es/vinos", "x-default": "/en/wines" },
      { fr: "/en/wines", de: "/es/vinos" },
    ])("fails one that names another as its preferred address: %j", (codes) => {
      expect(judged(codes)).toMatchObject({
        outcome: "failed",
        findings: [{ message: expect.stringContaining("its version for “") as string }],
      });
      expect(judged(codes, "wine", false).outcome).toBe("failed");
    });

    it("passes one in the same language, one not translated yet, and one that is for nobody in particular", () => {
      expect(judged({ "en-GB": "/en/wines", "en-US": "/es/vinos" }).outcome).toBe("passed");
      expect(judged({ en: "/en/wines", es: "/es/vinos" }, "vino").outcome).toBe("passed");
      expect(judged({ en: "/en/wines", "x-default": "/es/vinos" }).outcome).toBe("passed");
    });
  });

  it("fails a preferred address that names a third one, and neither itself nor the page", () => {
    const [own, second, third] = ["a", "b", "c"].map((name) => `https://shop.example/${name}`);
    const of = (url = "", target = "") => {
      const linkTags = [{ rel: "canonical", href: target, hreflang: "", type: "", inHead: true }];
      return aPage({ url, document: gathered(aDocument({ linkTags })) });
    };
    const page = of(own, second);
    const outcome = (target: ReturnType<typeof of>) =>
      seoCanonicalConflict.evaluate(page, anEvidence({ pages: [page, target] })).outcome;
    expect(outcome(of(second, third))).toBe("failed");
    expect(outcome(of(second, `${second}/`))).toBe("passed");
    expect(outcome(of(second, own))).toBe("passed");
  });

  it("fails a preferred address that redirects in a loop", () => {
    const [own, looping] = ["https://shop.example/a", "https://shop.example/b"];
    const linkTags = [{ rel: "canonical", href: looping, hreflang: "", type: "", inHead: true }];
    const page = aPage({ url: own, document: gathered(aDocument({ linkTags })) });
    const redirects = Array.from({ length: 19 }, () => ({ url: looping, status: 301, location: looping }));
    const target = { ...anUnmeasuredPage("a loop"), url: looping, finalUrl: looping, redirects };
    expect(seoCanonicalConflict.evaluate(page, anEvidence({ pages: [page, target] }))).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The preferred address redirects in a loop and never opens" }],
    });
  });

  it("asks about a preferred address of a page that is not to be listed, unless only the query differs", () => {
    const noindex = [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }];
    const outcome = (url: string) => {
      const linkTags = [{ rel: "canonical", href: "/login", hreflang: "", type: "", inHead: true }];
      const page = aPage({ url, document: gathered(aDocument({ linkTags, metas: noindex })) });
      return seoCanonicalConflict.evaluate(page, anEvidence({ pages: [page] })).outcome;
    };
    expect(outcome("https://shop.example/account")).toBe("review");
    expect(outcome("https://shop.example/login?return=%2Fcart")).toBe("passed");
  });

  it("fails different addresses in the markup, or in markup and header", () => {
    expect(judge({ tags: ["/a", "/b"] }).outcome).toBe("failed");
    expect(judge({ tags: ["/a"], header: "<https://shop.example/b>; rel=canonical" }).outcome).toBe("failed");
  });

  it("fails a target that answers an error, an empty address and one outside the head", () => {
    expect(judge({ tags: ["/b"], status: 404 }).outcome).toBe("failed");
    expect(judge({ tags: [" "] }).outcome).toBe("failed");
    expect(judge({ tags: ["/a"], inHead: false }).outcome).toBe("failed");
  });

  it("fails a target that has moved for good, and asks about one that is sent on for now", () => {
    expect(judge({ tags: ["/b"], redirects: 1, movedForGood: true }).outcome).toBe("failed");
    expect(judge({ tags: ["/b"], redirects: 1, movedForGood: false }).outcome).toBe("review");
  });

  it.each<[boolean, string, string]>([
    [true, "https://shop.example/a", "The preferred address redirects back to this page"],
    [false, "https://shop.example/a#top", "The preferred address redirects back to this page for now."],
    [true, "https://shop.example/c", "The preferred address redirects to another one"],
  ])("tells where the preferred address leads: %s, %s", (movedForGood, endsAt, message) => {
    expect(judge({ tags: ["/b"], redirects: 2, movedForGood, endsAt })).toMatchObject({
      findings: [{ message: expect.stringContaining(message) }],
    });
  });

  it("fails the address without https of a page that opens with it", () => {
    expect(judge({ tags: ["http://shop.example/a"] })).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The preferred address is the one without https" }],
    });
  });

  it.each([
    ["https://shop.example/list?page=3", "/list"],
    ["https://shop.example/list?sort=new&page=2", "/list?sort=new"],
    ["https://shop.example/list?page=2&sort=new", "/list?sort=new"],
    ["https://shop.example/list/page/2/", "/list/"],
    ["https://shop.example/list?page=2", "/list?page=1"],
    ["https://shop.example/pisos?pagina=2", "/pisos"],
    ["https://shop.example/pisos?orden=precio&página=3", "/pisos?orden=precio"],
    ["https://shop.example/mieszkania/strona/2", "/mieszkania"],
    ["https://shop.example/blog/?strana=2", "/blog/"],
  ])("fails %s where it names the first page of its series", (url, first) => {
    expect(judge({ url, tags: [first] }).outcome).toBe("failed");
  });

  it("asks about a later page of a choice that names the list without any", () => {
    const named = { tags: ["/list"] };
    expect(judge({ url: "https://shop.example/list?tag=rye&page=2", ...named }).outcome).toBe("review");
    expect(judge({ url: "https://shop.example/list?tag=rye&page=1", ...named }).outcome).toBe("passed");
  });

  it.each([
    ["https://shop.example/list?page=2", "/list?page=2"],
    ["https://shop.example/list?page=1", "/list"],
    ["https://shop.example/list?sort=new", "/list"],
    ["https://shop.example/book?p=17&ref=mail", "/book?p=17"],
    ["https://shop.example/chapter/page/2", "/other"],
    ["https://shop.example/rooms?rooms=2", "/rooms"],
  ])("passes %s, which names %s", (url, named) => {
    expect(judge({ url, tags: [named] }).outcome).toBe("passed");
  });

  it("fails an address of a developer's machine", () => {
    expect(judge({ tags: ["http://localhost:3000/a"] }).outcome).toBe("failed");
  });

  it("asks a person about another site, but not about www", () => {
    expect(judge({ tags: ["https://other.example/a"] }).outcome).toBe("review");
    expect(judge({ tags: ["https://www.shop.example/a"] }).outcome).toBe("passed");
  });

  it("does not apply to a page that names none", () => {
    expect(judge({}).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoCanonicalConflict.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
