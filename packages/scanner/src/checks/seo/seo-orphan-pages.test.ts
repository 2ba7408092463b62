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

import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoOrphanPages } from "./seo-orphan-pages.ts";

const HOME = "https://shop.example/";
const ROLLS = "https://shop.example/rolls";
const pageWithLinks = (url: string, ...addresses: string[]) =>
  aPage({ url, document: gathered(aDocument({ links: addresses.map((href) => aLink({ href })) })) });
const siteNaming = (...urls: string[]) =>
  aSite({ sitemaps: gathered([{ url: `${HOME}sitemap.xml`, urls, error: null }]) });

describe("seo-orphan-pages", () => {
  it("passes pages linked from another one, whatever the final slash", () => {
    const pages = [pageWithLinks(HOME, `${ROLLS}/`), pageWithLinks(ROLLS)];
    expect(seoOrphanPages.evaluate(anEvidence({ pages, site: siteNaming(HOME, ROLLS) })).outcome).toBe(
      "passed",
    );
  });

  it.each(["?sid=4f9a2c", ";jsessionid=9A4F2C", "?utm_source=menu", "?PHPSESSID=a1b2c3&utm_medium=x#top"])(
    "passes pages whose links carry %s, which makes them no other pages",
    (noise) => {
      const pages = [pageWithLinks(HOME, `${ROLLS}${noise}`), pageWithLinks(ROLLS)];
      expect(seoOrphanPages.evaluate(anEvidence({ pages, site: siteNaming(HOME, ROLLS) })).outcome).toBe(
        "passed",
      );
    },
  );

  it("tells the one page without links among those with session IDs", () => {
    const cakes = "https://shop.example/cakes";
    const pages = [
      pageWithLinks(HOME, `${ROLLS}?sid=1`),
      pageWithLinks(ROLLS, `${HOME}?sid=2`),
      aPage({ url: cakes }),
    ];
    expect(seoOrphanPages.evaluate(anEvidence({ pages, site: siteNaming(ROLLS, cakes) }))).toMatchObject({
      outcome: "failed",
      findings: [{ page: cakes }],
    });
  });

  it("fails a page only the sitemap knows, when the whole site was seen", () => {
    const pages = [pageWithLinks(HOME), pageWithLinks(ROLLS, HOME, ROLLS)];
    const verdict = seoOrphanPages.evaluate(anEvidence({ pages, site: siteNaming(HOME, ROLLS) }));
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ page: ROLLS }] });
  });

  it("fails such a page that names the start page as its preferred address by mistake, and no other one", () => {
    const words = (of: string) => Array.from({ length: 60 }, (_, at) => `${of}${at}`).join(" ");
    const judged = (canonical: string, text: string, ...metas: DocumentSnapshot["metas"]) => {
      const linkTags = [{ rel: "canonical", href: canonical, hreflang: "", type: "", inHead: true }];
      const document = aDocument({ title: "Rolls", text: words(text), linkTags, metas });
      const home = aPage({ url: HOME, document: gathered(aDocument({ text: words("home") })) });
      const pages = [home, aPage({ url: ROLLS, document: gathered(document) })];
      return seoOrphanPages.evaluate(anEvidence({ pages, site: siteNaming(HOME, ROLLS) })).outcome;
    };
    const noindex = { name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true };
    expect(judged(HOME, "rolls")).toBe("failed");
    expect(judged(HOME, "home")).toBe("not-applicable");
    expect(judged("/bread", "rolls")).toBe("not-applicable");
    expect(judged(HOME, "rolls", noindex)).toBe("not-applicable");
  });

  it("asks a person when linked pages were left unvisited", () => {
    const pages = [pageWithLinks(HOME, "https://shop.example/unvisited"), pageWithLinks(ROLLS)];
    expect(seoOrphanPages.evaluate(anEvidence({ pages, site: siteNaming(ROLLS) })).outcome).toBe("review");
  });

  it("does not apply when the sitemap names none of the visited pages", () => {
    const evidence = anEvidence({ pages: [pageWithLinks(HOME)], site: siteNaming() });
    expect(seoOrphanPages.evaluate(evidence).outcome).toBe("not-applicable");
  });

  it("could not run without an answer about sitemaps", () => {
    const evidence = anEvidence({ site: aSite({ sitemaps: notGathered() }) });
    expect(seoOrphanPages.evaluate(evidence).outcome).toBe("could-not-run");
  });
});
