import { describe, expect, it } from "vitest";

import { ownWords, siteNames, tellingWords } from "#checks/privacy/reading/site-names.ts";
import { aDocument, aPage } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

const START = "https://www.aubrac-law.example/";
const read = (document: Partial<DocumentSnapshot>) => ({ page: aPage(), document: aDocument(document) });

describe("the names of a site", () => {
  it("are those of its metadata, of what titles share, and of its host", () => {
    const meta = { name: "", property: "og:site_name", httpEquiv: "", content: "Aubrac Law", inHead: true };
    const value = { "@graph": [{ "@type": "Attorney", name: "Aubrac LLP", alternateName: "Aubrac" }] };
    const pages = [
      read({ title: "Family law | Aubrac & Partners", metas: [meta] }),
      read({ title: "Fees | Aubrac & Partners", structuredData: [{ raw: "", parseError: null, value }] }),
    ];
    expect(siteNames(pages, START)).toEqual([
      "Aubrac Law",
      "Aubrac LLP",
      "Aubrac",
      "Aubrac & Partners",
      "aubrac-law",
    ]);
  });

  it("are not those of products or of single titles", () => {
    const value = { "@type": "Product", name: "Herbal tea" };
    const pages = [read({ title: "Fees", structuredData: [{ raw: "", parseError: null, value }] })];
    expect(siteNames(pages, START)).toEqual(["aubrac-law"]);
  });

  it("are told apart by words that are long enough, whatever their accents", () => {
    expect(tellingWords("Bäckerei Öz & Co. KG")).toEqual(["backerei"]);
  });
});

describe("a page's own words", () => {
  it("are those between the menu and the footer that it shares with others", () => {
    const words = ownWords("Menu Home Fees Our policy says this. Imprint Contact", [
      "Menu Home Fees Welcome to us. Imprint Contact",
      "Something else altogether",
    ]);
    expect(words).toBe("Our policy says this.");
  });

  it("are all of them where it shares none, and none where it is the same page", () => {
    expect(ownWords("All of this", ["Nothing alike"])).toBe("All of this");
    expect(ownWords("The same page", ["The same page"])).toBe("");
  });
});
