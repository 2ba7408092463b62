import { describe, expect, it } from "vitest";

import { aDocument, aPage, anEvidence, anUnmeasuredPage, gathered } from "#evidence-builders.testing.ts";
import type { DocumentSnapshot } from "#evidence/document.ts";

import { seoDescriptionMissing } from "./seo-description-missing.ts";

const meta = (name: string, content: string): DocumentSnapshot["metas"][number] => ({
  name,
  property: "",
  httpEquiv: "",
  content,
  inHead: true,
});
const judge = (...metas: DocumentSnapshot["metas"]) =>
  seoDescriptionMissing.evaluate(aPage({ document: gathered(aDocument({ metas })) }), anEvidence());

describe("seo-description-missing", () => {
  it("passes a page with a description, however its name is written", () => {
    expect(judge(meta("Description", "Bread baked every morning.")).outcome).toBe("passed");
  });

  it("fails a page without one or with an empty one", () => {
    const failed = (message: string) => ({ outcome: "failed", findings: [{ message }] });
    expect(judge()).toMatchObject(failed("The page has no meta description"));
    expect(judge(meta("description", " "))).toMatchObject(failed("The page's meta description is empty"));
  });

  it("does not apply to a page that asks not to be listed", () => {
    expect(judge(meta("robots", "noindex, follow")).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoDescriptionMissing.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
