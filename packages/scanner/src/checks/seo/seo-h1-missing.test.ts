import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoH1Missing } from "./seo-h1-missing.ts";

const heading = (level: number, text: string, snippet = `<h${level}>${text}</h${level}>`) => ({
  level,
  text,
  snippet,
  selector: `main > h${level}`,
  component: "main>h",
});
const judge = (...headings: ReturnType<typeof heading>[]) =>
  seoH1Missing.evaluate(aPage({ document: gathered(aDocument({ headings })) }), anEvidence());

describe("seo-h1-missing", () => {
  it("passes a page with a main heading, also one that is a picture", () => {
    expect(judge(heading(1, "Our bread")).outcome).toBe("passed");
    expect(judge(heading(1, "", '<h1><img src="logo.svg" alt="Bakery"></h1>')).outcome).toBe("passed");
  });

  it("advises where the main heading says nothing of the page", () => {
    expect(judge(heading(1, "Welkom")).outcome).toBe("advice");
    expect(judge(heading(1, "Welcome to Hoorn")).outcome).toBe("passed");
    expect(judge(heading(1, "Welkom"), heading(1, "Bicycles in Hoorn")).outcome).toBe("passed");
  });

  it("fails a page whose headings start lower, and an empty main heading", () => {
    expect(judge(heading(2, "Rolls")).outcome).toBe("failed");
    expect(judge(heading(1, " "))).toMatchObject({
      outcome: "failed",
      findings: [{ element: { selector: "main > h1" } }],
    });
  });

  it("does not apply to a page without text", () => {
    const page = aPage({ document: gathered(aDocument({ wordCount: 0, text: "" })) });
    expect(seoH1Missing.evaluate(page, anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoH1Missing.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
