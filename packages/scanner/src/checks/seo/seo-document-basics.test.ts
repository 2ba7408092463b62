import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoDocumentBasics } from "./seo-document-basics.ts";

const judge = (document: Partial<DocumentSnapshot>, status = 200) =>
  seoDocumentBasics.evaluate(aPage({ status, document: gathered(aDocument(document)) }), anEvidence())
    .outcome;

describe("seo-document-basics", () => {
  it("fails a page without a doctype", () => {
    expect(judge({ doctype: null })).toBe("failed");
  });

  it("asks about an old encoding where it makes a difference", () => {
    expect(judge({ charset: "windows-1252", text: "Café" })).toBe("review");
    expect(judge({ charset: "windows-1252", text: "Coffee" })).toBe("passed");
  });

  it("passes any doctype, and UTF-8 however it is written", () => {
    expect(judge({ doctype: "html", charset: "utf8", text: "Café" })).toBe("passed");
  });

  it("does not apply to an error page, and could not run on a page that was not measured", () => {
    expect(judge({ doctype: null }, 404)).toBe("not-applicable");
    expect(seoDocumentBasics.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
