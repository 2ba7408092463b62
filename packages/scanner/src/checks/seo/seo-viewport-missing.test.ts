import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";

import { seoViewportMissing } from "./seo-viewport-missing.ts";

const judge = (...contents: string[]) => {
  const metas = contents.map((content) => ({
    name: "Viewport",
    property: "",
    httpEquiv: "",
    content,
    inHead: true,
  }));
  return seoViewportMissing.evaluate(aPage({ document: gathered(aDocument({ metas })) }), anEvidence());
};

describe("seo-viewport-missing", () => {
  it.each(["width=device-width, initial-scale=1", "initial-scale=1.0", "WIDTH = device-width"])(
    "passes %s",
    (content) => {
      expect(judge(content).outcome).toBe("passed");
    },
  );

  it("fails a page without one, and one that names a width of its own", () => {
    expect(judge()).toMatchObject({
      outcome: "failed",
      findings: [{ message: "The page has no viewport setting" }],
    });
    expect(judge("width=1024").outcome).toBe("failed");
    expect(judge("").outcome).toBe("failed");
  });

  it("does not apply to an error page", () => {
    expect(seoViewportMissing.evaluate(aPage({ status: 404 }), anEvidence()).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoViewportMissing.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
