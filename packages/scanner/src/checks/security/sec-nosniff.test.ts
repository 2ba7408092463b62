import { describe, expect, it } from "vitest";

import { anEvidence, anUnmeasuredPage, aPage } from "#evidence-builders.testing.ts";
import type { Header } from "#evidence/network.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secNosniff } from "./sec-nosniff.ts";

const judge = (page: Partial<PageEvidence>) => secNosniff.evaluate(aPage(page), anEvidence());
const judgeHeaders = (...responseHeaders: Header[]) => judge({ responseHeaders });

describe("sec-nosniff", () => {
  it("passes nosniff in any case, also when sent twice", () => {
    expect(judgeHeaders(["X-Content-Type-Options", "NoSniff"]).outcome).toBe("passed");
    expect(judgeHeaders(["x-content-type-options", "nosniff, nosniff"]).outcome).toBe("passed");
  });

  it("fails a page without it", () => {
    expect(judge({}).outcome).toBe("failed");
  });

  it("fails when another value comes first, as the Fetch Standard reads it", () => {
    expect(
      judgeHeaders(["x-content-type-options", "none"], ["x-content-type-options", "nosniff"]),
    ).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "x-content-type-options: none, nosniff" }],
    });
  });

  it("does not apply to an answer that is no HTML", () => {
    expect(judge({ contentType: "application/pdf" }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secNosniff.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
