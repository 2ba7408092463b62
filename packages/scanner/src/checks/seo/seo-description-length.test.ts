import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoDescriptionLength } from "./seo-description-length.ts";

const judge = (content: string, robots = "all") => {
  const meta = { property: "", httpEquiv: "", inHead: true };
  const metas = [
    { ...meta, name: "description", content },
    { ...meta, name: "robots", content: robots },
  ];
  return seoDescriptionLength.evaluate(aPage({ document: gathered(aDocument({ metas })) }), anEvidence());
};

describe("seo-description-length", () => {
  it("passes a description that fits", () => {
    expect(
      judge("Bread, rolls and cakes baked every morning at the harbour, to take away or to eat here.")
        .outcome,
    ).toBe("passed");
  });

  it("fails a description that is the title once more", () => {
    const metas = [
      { name: "description", property: "", httpEquiv: "", content: "Bread - Bakery", inHead: true },
    ];
    const judgeTitled = (title: string) =>
      seoDescriptionLength.evaluate(aPage({ document: gathered(aDocument({ metas, title })) }), anEvidence());
    expect(judgeTitled("Bread | bakery").outcome).toBe("failed");
    expect(judgeTitled("Bread").outcome).toBe("review");
  });

  it("fails a description most of which is never shown", () => {
    expect(judge("We bake bread every morning. ".repeat(20)).outcome).toBe("failed");
  });

  it("asks a person about one of which a third is cut off", () => {
    expect(judge("We bake bread every morning. ".repeat(9)).outcome).toBe("review");
    expect(judge("We bake bread every morning. ".repeat(6)).outcome).toBe("passed");
  });

  it("asks a person about a very short one", () => {
    expect(judge("Our bakery").outcome).toBe("review");
  });

  it("does not apply to a page that search results never show", () => {
    expect(judge("Our bakery", "noindex, follow").outcome).toBe("not-applicable");
  });

  it("does not apply without a description", () => {
    expect(judge("").outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoDescriptionLength.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
