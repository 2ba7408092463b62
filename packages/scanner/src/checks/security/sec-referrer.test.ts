import { describe, expect, it } from "vitest";

import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secReferrer } from "./sec-referrer.ts";

const judge = (page: Partial<PageEvidence>) => secReferrer.evaluate(aPage(page), anEvidence());
const judgeHeader = (value: string) => judge({ responseHeaders: [["Referrer-Policy", value]] });

function aMeta(content: string) {
  return gathered(
    aDocument({ metas: [{ name: "Referrer", property: "", httpEquiv: "", content, inHead: true }] }),
  );
}

describe("sec-referrer", () => {
  it("passes a page that leaves the browser's safe default", () => {
    expect(judge({}).outcome).toBe("passed");
  });

  it("lets the last known token count", () => {
    expect(judgeHeader("unsafe-url, strict-origin").outcome).toBe("passed");
    expect(judgeHeader("no-referrer, Unsafe-URL, future-policy").outcome).toBe("failed");
  });

  it.each(["unsafe-url", "no-referrer-when-downgrade", "origin", "origin-when-cross-origin"])(
    "fails %s",
    (value) => {
      expect(judgeHeader(value)).toMatchObject({
        outcome: "failed",
        findings: [{ snippet: `referrer-policy: ${value}`, component: "header:referrer-policy" }],
      });
    },
  );

  it("advises on a header that browsers don't know, and not on one with a known word", () => {
    expect(judgeHeader("always")).toMatchObject({
      outcome: "advice",
      findings: [{ message: expect.stringContaining("Browsers don't know “always”") as string }],
    });
    expect(judgeHeader("always, same-origin").outcome).toBe("passed");
  });

  it("lets a meta element win over the header, in its old words too", () => {
    const responseHeaders = [["referrer-policy", "no-referrer"]] as const;
    expect(judge({ responseHeaders, document: aMeta("always") })).toMatchObject({
      findings: [{ component: "meta:referrer" }],
    });
    expect(
      judge({ responseHeaders: [["referrer-policy", "unsafe-url"]], document: aMeta("never") }).outcome,
    ).toBe("passed");
  });

  it("does not apply to an answer that is no HTML", () => {
    expect(judge({ contentType: "application/pdf" }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secReferrer.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
