import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoThinContent } from "./seo-thin-content.ts";

const judge = (document: Partial<DocumentSnapshot>) =>
  seoThinContent.evaluate(aPage({ document: gathered(aDocument(document)) }), anEvidence());

describe("seo-thin-content", () => {
  it("passes a page with something to say, in any script", () => {
    expect(judge({ wordCount: 200, text: "bread ".repeat(200) }).outcome).toBe("passed");
    expect(judge({ wordCount: 3, text: "焼きたてのパン".repeat(60) }).outcome).toBe("passed");
  });

  it("asks a person about a page with hardly any words, and never fails", () => {
    expect(judge({ wordCount: 4 }).outcome).toBe("review");
  });

  it("does not count the links of menus and footers, which say nothing of the page itself", () => {
    const menu = Array.from({ length: 30 }, (_, at) =>
      aLink({ text: `Page number ${at}`, inNav: at < 20, inFooter: at >= 20 }),
    );
    const text = `Soon. ${menu.map((link) => link.text).join(" ")}`;
    expect(judge({ links: menu, text, wordCount: 91 })).toMatchObject({
      outcome: "review",
      findings: [{ message: expect.stringContaining("only 1 word of its own") }],
    });
    const inText = menu.map((link) => ({ ...link, inNav: false, inFooter: false }));
    expect(judge({ links: inText, text, wordCount: 91 }).outcome).toBe("passed");
    const unseen = menu.map((link) => ({ ...link, visible: false }));
    expect(judge({ links: unseen, text, wordCount: 91 }).outcome).toBe("passed");
  });

  it("does not apply to a login page or to one that is not to be listed", () => {
    const robots = { name: "robots", property: "", httpEquiv: "", content: "noindex", inHead: true };
    expect(judge({ passwordFields: 1 }).outcome).toBe("not-applicable");
    expect(judge({ metas: [robots] }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoThinContent.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
