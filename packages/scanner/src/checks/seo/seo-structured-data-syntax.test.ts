import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoStructuredDataSyntax } from "./seo-structured-data-syntax.ts";

const judge = (structuredData: DocumentSnapshot["structuredData"]) =>
  seoStructuredDataSyntax.evaluate(
    aPage({ document: gathered(aDocument({ structuredData })) }),
    anEvidence(),
  );

describe("seo-structured-data-syntax", () => {
  it("passes a block that parses", () => {
    expect(judge([{ raw: "{}", parseError: null, value: {} }]).outcome).toBe("passed");
  });

  it("fails a block that does not, and shows it", () => {
    const verdict = judge([{ raw: '{"a": 1,}', parseError: "Unexpected token }", value: null }]);
    expect(verdict).toMatchObject({ outcome: "failed", findings: [{ snippet: '{"a": 1,}' }] });
  });

  it("does not apply without structured data", () => {
    expect(judge([]).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoStructuredDataSyntax.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
