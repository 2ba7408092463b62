import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoTitleLength } from "./seo-title-length.ts";

const judge = (title: string | null, robots = "all") => {
  const metas = [{ name: "robots", property: "", httpEquiv: "", content: robots, inHead: true }];
  return seoTitleLength.evaluate(aPage({ document: gathered(aDocument({ title, metas })) }), anEvidence());
};

describe("seo-title-length", () => {
  it("passes a title that fits", () => {
    expect(judge("Sourdough bread baked every morning – Harbour Bakery").outcome).toBe("passed");
  });

  it("passes a short title in a dense script", () => {
    expect(judge("港のパン屋").outcome).toBe("passed");
  });

  it("fails a title that is cut off by every search engine", () => {
    expect(judge("Bread and rolls and cakes ".repeat(5)).outcome).toBe("failed");
  });

  it("advises where the home page has only its name for a title", () => {
    const metas = [
      { name: "", property: "og:site_name", httpEquiv: "", content: "The Chain Shop", inHead: true },
    ];
    const judgeTitle = (title: string, url = "https://shop.example/") =>
      seoTitleLength.evaluate(aPage({ url, document: gathered(aDocument({ title, metas })) }), anEvidence());
    expect(judgeTitle("The Chain Shop").outcome).toBe("advice");
    expect(judgeTitle("The Chain Shop: bicycles in Hoorn").outcome).toBe("passed");
    expect(judgeTitle("The Chain Shop", "https://shop.example/about").outcome).toBe("passed");
  });

  it("asks a person about a very short title", () => {
    expect(judge("Bread").outcome).toBe("review");
  });

  it.each([
    "Home",
    "Startseite",
    "Accueil",
    "Page d’accueil |",
    "Inicio",
    "Strona główna",
    "Untitled Document",
    "React App",
    "ホーム",
  ])("fails a title that fits any page: %s", (title) => {
    expect(judge(title)).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining("fits any page") as string }],
    });
  });

  it.each([
    "Home | Harbour Bakery",
    "Accueil – Boulangerie du Port",
    "Home decor and rugs",
    "Startseiten gestalten",
  ])("passes a title that says more: %s", (title) => {
    expect(judge(title).outcome).toBe("passed");
  });

  it("does not apply to a page that search results never show", () => {
    expect(judge("Home", "noindex").outcome).toBe("not-applicable");
  });

  it("does not apply without a title", () => {
    expect(judge(null).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoTitleLength.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
