import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoGarbledText } from "./seo-garbled-text.ts";

const judge = (title: string | null, content = "") => {
  const metas = [{ name: "description", property: "", httpEquiv: "", content, inHead: true }];
  const page = aPage({ document: gathered(aDocument({ title, metas, headings: [] })) });
  return seoGarbledText.evaluate(page, anEvidence());
};

describe("seo-garbled-text", () => {
  it.each([
    "CaffÃ¨ e miele | Casale",
    "MÃ¼ller und SÃ¶hne",
    "Itâ€™s bread",
    "Breadâ€¦ and more",
    "Ca\uFFFDffe del Corso",
    "Price Â£20",
    "Bread &amp; butter",
    "Bílá pivo&ncaron;ka",
    "Schiacciata &ndash; Casale",
    "Rock &#8217;n&#8217; roll",
  ])("fails %s", (title) => {
    expect(judge(title)).toMatchObject({ outcome: "failed", findings: [{ component: "garbled:title" }] });
    expect(judge("Bread", title)).toMatchObject({ findings: [{ component: "garbled:description" }] });
  });

  it.each([
    "PÃO DE QUEIJO E PÃEZINHOS",
    "NÃO É FÁCIL, ÂNGELA",
    "Bread & butter; eggs",
    "R&D; our work",
    "HTML entities: how &amp;amp; works",
    "Åre – skidort",
    "„Brot“ – frisch …",
  ])("passes %s", (title) => {
    expect(judge(title).outcome).toBe("passed");
  });

  it("does not apply without texts, and could not run on a page that was not measured", () => {
    expect(judge(null).outcome).toBe("not-applicable");
    expect(seoGarbledText.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
