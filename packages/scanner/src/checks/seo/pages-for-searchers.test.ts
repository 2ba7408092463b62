import { describe, expect, it } from "vitest";

import { aDocument, aLink, aPage, aSite, anEvidence, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { seoBrokenLinks } from "./seo-broken-links.ts";
import { seoDescriptionMissing } from "./seo-description-missing.ts";
import { seoH1Missing } from "./seo-h1-missing.ts";
import { seoSitemapCoverage } from "./seo-sitemap-coverage.ts";
import { seoThinContent } from "./seo-thin-content.ts";
import { seoTitleDuplicate } from "./seo-title-duplicate.ts";
import { seoTitleLength } from "./seo-title-length.ts";
import { seoViewportMissing } from "./seo-viewport-missing.ts";

const HOST = "https://shop.example";
const page = (path: string, document: Partial<DocumentSnapshot>): PageEvidence =>
  aPage({ url: `${HOST}${path}`, document: gathered(aDocument({ metas: [], ...document })) });
const heading = (text: string): DocumentSnapshot["headings"] => [
  { level: 1, text, selector: "h1", snippet: `<h1>${text}</h1>`, component: "h1" },
];
const up = (rawHref: string, text: string) => [aLink({ rawHref, href: `${HOST}/gone/`, text })];

const NOT_FOR_SEARCHERS: [string, Partial<DocumentSnapshot>][] = [
  [
    "a list of files of Apache",
    {
      title: "Index of /uploads/2026",
      links: up("/uploads/", "Parent Directory"),
      text: "Name Size",
      wordCount: 17,
    },
  ],
  [
    "a list of files of nginx",
    { title: "Index of /files/", links: up("../", "../"), text: "../", wordCount: 9 },
  ],
  ["an error page by its title", { title: "Page not found | Comets", wordCount: 31 }],
  [
    "an error page by its heading",
    { title: "Comets", headings: heading("Seite nicht gefunden"), wordCount: 12 },
  ],
];
const FOR_SEARCHERS: [string, Partial<DocumentSnapshot>][] = [
  ["a page of that name without the way up", { title: "Index of artists", headings: [], wordCount: 40 }],
  ["an article on error pages", { title: "Page not found: ten funny examples", headings: [], wordCount: 40 }],
  ["a long page with such a part in its title", { title: "404 | Diner", headings: [], wordCount: 900 }],
];
const PAGE_CHECKS = [seoDescriptionMissing, seoViewportMissing, seoH1Missing, seoThinContent, seoTitleLength];

describe("pages for searchers", () => {
  it.each(NOT_FOR_SEARCHERS)("leaves %s out of the checks of pages", (_, document) => {
    for (const check of PAGE_CHECKS) {
      const { outcome } = check.evaluate(page("/x", document), anEvidence());
      expect({ check: check.id, outcome }).toEqual({ check: check.id, outcome: "not-applicable" });
    }
  });

  it.each(FOR_SEARCHERS)("judges %s", (_, document) => {
    for (const check of [seoDescriptionMissing, seoViewportMissing])
      expect(check.evaluate(page("/x", document), anEvidence()).outcome).toBe("failed");
  });

  const sitemaps = gathered([{ url: `${HOST}/sitemap.xml`, urls: [`${HOST}/`], error: null }]);
  const home = page("/", { title: "Comets" });
  const judged = (document: Partial<DocumentSnapshot>) =>
    anEvidence({ pages: [home, page("/x/", document), page("/y/", document)], site: aSite({ sitemaps }) });

  it.each(NOT_FOR_SEARCHERS)(
    "asks of %s neither a line in the sitemap nor a title of its own",
    (_, document) => {
      expect(seoSitemapCoverage.evaluate(judged(document)).outcome).toBe("passed");
      expect(seoTitleDuplicate.evaluate(judged(document)).outcome).not.toBe("failed");
    },
  );

  it.each(FOR_SEARCHERS)("asks both of %s", (_, document) => {
    expect(seoSitemapCoverage.evaluate(judged(document)).outcome).toBe("failed");
    expect(seoTitleDuplicate.evaluate(judged(document)).outcome).toBe("failed");
  });

  it("leaves broken links of a list of files to the server", () => {
    const links = up("/uploads/", "Parent Directory");
    const gone = aPage({ url: `${HOST}/gone/`, status: 404 });
    const broken = (title: string) =>
      seoBrokenLinks.evaluate(anEvidence({ pages: [home, page("/x/", { title, links }), gone] })).outcome;
    expect(broken("Index of /uploads")).not.toBe("failed");
    expect(broken("Uploads")).toBe("failed");
  });
});
