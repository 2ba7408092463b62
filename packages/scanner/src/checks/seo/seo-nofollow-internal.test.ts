import { describe, expect, it } from "vitest";

import {
  aDocument,
  aLink,
  aPage,
  anEvidence,
  anUnmeasuredPage,
  gathered,
} from "#evidence-builders.testing.ts";
import type { LinkRef } from "#evidence/document.ts";

import { seoNofollowInternal } from "./seo-nofollow-internal.ts";

const judge = (...links: LinkRef[]) =>
  seoNofollowInternal.evaluate(aPage({ document: gathered(aDocument({ links })) }), anEvidence());

describe("seo-nofollow-internal", () => {
  it("passes own links without nofollow", () => {
    expect(judge(aLink({ rel: "noopener" })).outcome).toBe("passed");
  });

  it("asks a person about own links with nofollow", () => {
    expect(judge(aLink({ rel: "NoFollow noopener" }))).toMatchObject({ outcome: "review", findings: [{}] });
  });

  it("does not apply when every link leads elsewhere", () => {
    expect(judge(aLink({ href: "https://other.example/", rel: "nofollow" })).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(seoNofollowInternal.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
