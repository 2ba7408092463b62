import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  anEvidence,
  anUnmeasuredPage,
  aPage,
  aSite,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoLoadMore } from "./seo-load-more.ts";

const SHOP = "https://shop.example/shop";
const at = (path: string) => aLink({ href: new URL(path, SHOP).href });
const entries = [at("/p/rye"), at("/p/spelt"), at("/about")];
const judge = (document: Partial<DocumentSnapshot>, inSitemap: string[] = []) => {
  const urls = inSitemap.map((path) => new URL(path, SHOP).href);
  const sitemaps = gathered([{ url: "https://shop.example/sitemap.xml", urls, error: null }]);
  return seoLoadMore.evaluate(
    aPage({ url: SHOP, document: gathered(aDocument({ links: entries, ...document })) }),
    anEvidence({ site: aSite({ sitemaps }) }),
  );
};

describe("seo-load-more", () => {
  it.each([
    "Load more",
    "Vis flere turer",
    "Ladda fler",
    " LOAD MORE PRODUCTS ",
    "Show more articles (24)",
    "Mehr laden",
    "Weitere Artikel anzeigen",
    "Charger plus",
    "Voir plus de produits",
    "Cargar más",
    "Mostra altri prodotti",
    "Toon meer producten",
    "Pokaż więcej produktów",
  ])("asks about a list that only “%s” continues", (name) => {
    expect(judge({ buttons: ["Menu", name] })).toMatchObject({
      outcome: "review",
      findings: [{ snippet: name.trim(), message: expect.stringContaining("no link to the rest") }],
    });
  });

  it("asks where the sitemap lists only what the page shows", () => {
    expect(judge({ buttons: ["Load more"] }, ["/p/rye", "/p/spelt", "/about", "/legal"]).outcome).toBe(
      "review",
    );
  });

  it("passes where links or the sitemap lead to the rest", () => {
    const buttons = ["Load more"];
    expect(judge({ buttons, links: [...entries, at("/shop?page=2")] }).outcome).toBe("passed");
    expect(judge({ buttons, links: [...entries, at("/shop/page/2/")] }).outcome).toBe("passed");
    const next = { rel: "next", href: "/shop?s=2", hreflang: "", type: "", inHead: true };
    expect(judge({ buttons, linkTags: [next] }).outcome).toBe("passed");
    expect(judge({ buttons }, ["/p/rye", "/p/oat"]).outcome).toBe("passed");
  });

  it.each([
    "Show more",
    "Read more",
    "Load more reviews",
    "See more of our story",
    "Mehr",
    "More",
    "Download more",
  ])("does not apply to a button such as “%s”", (name) => {
    expect(judge({ buttons: [name] }).outcome).toBe("not-applicable");
  });

  it("does not apply to a page that lists no pages or is not to be listed", () => {
    const buttons = ["Load more"];
    expect(judge({ buttons, links: [at("/about"), at("/contact"), at("/p/rye")] }).outcome).toBe(
      "not-applicable",
    );
    const menu = entries.map((link) => ({ ...link, inNav: true }));
    expect(judge({ buttons, links: menu }).outcome).toBe("not-applicable");
    const metas = [{ name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true }];
    expect(judge({ buttons, metas }).outcome).toBe("not-applicable");
  });

  it("was not looked at in older scans, which read no buttons, and weighs nothing there", () => {
    expect(judge({}).outcome).toBe("not-looked-at");
    expect(seoLoadMore.isLeftOut?.(anEvidence())).toBe(true);
    const page = aPage({ document: gathered(aDocument({ buttons: [] })) });
    expect(seoLoadMore.isLeftOut?.(anEvidence({ pages: [page] }))).toBe(false);
  });

  it("could not run on a page that was not measured", () => {
    expect(seoLoadMore.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
