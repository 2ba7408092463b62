import { describe, expect, it } from "vitest";

import { aDocument, anEvidence, anUnmeasuredPage, aPage, gathered } from "#evidence-builders.testing.ts";
import type { PageEvidence } from "#evidence/page.ts";

import { secCsp } from "./sec-csp.ts";

const judge = (page: Partial<PageEvidence>) => secCsp.evaluate(aPage(page), anEvidence());

describe("sec-csp", () => {
  it("passes a page with an enforced header", () => {
    expect(judge({ responseHeaders: [["content-security-policy", "default-src 'self'"]] }).outcome).toBe(
      "passed",
    );
  });

  it("passes a page with a meta element", () => {
    const metas = [
      {
        name: "",
        property: "",
        httpEquiv: "content-security-policy",
        content: "default-src 'self'",
        inHead: true,
      },
    ];
    expect(judge({ document: gathered(aDocument({ metas })) }).outcome).toBe("passed");
  });

  it("fails a page without any policy, and one whose header is empty", () => {
    expect(judge({}).outcome).toBe("failed");
    expect(judge({ responseHeaders: [["content-security-policy", " ; "]] }).outcome).toBe("failed");
  });

  it.each([
    ["Content-Security-Policy", "frame-ancestors 'none'", true, "It says only frame-ancestors"],
    ["content-security-policy", "sandbox; report-uri /csp", true, "It says only sandbox, report-uri"],
    ["content-security-policy", "default-src 'self'", false, "outside of the head"],
    ["content-security-policy-report-only", "default-src 'self'", true, "as a header alone"],
  ])("says why browsers ignore the meta element %s: %s", (httpEquiv, content, inHead, words) => {
    const metas = [{ name: "", property: "", httpEquiv, content, inHead }];
    expect(judge({ document: gathered(aDocument({ metas })) })).toMatchObject({
      outcome: "failed",
      findings: [{ message: expect.stringContaining(words), snippet: expect.stringContaining(content) }],
    });
  });

  it.each(["", " ; "])("says that there is none where the meta element holds nothing: “%s”", (content) => {
    const metas = [
      { name: "", property: "", httpEquiv: "content-security-policy", content, inHead: true },
      { name: "", property: "", httpEquiv: "refresh", content: "60", inHead: true },
    ];
    expect(judge({ document: gathered(aDocument({ metas })) })).toMatchObject({
      findings: [{ message: expect.stringContaining("has no content security policy") }],
    });
  });

  it("fails a policy that only reports, and shows it", () => {
    const responseHeaders = [["content-security-policy-report-only", "default-src 'self'"]] as const;
    expect(judge({ responseHeaders })).toMatchObject({
      outcome: "failed",
      findings: [{ snippet: "content-security-policy-report-only: default-src 'self'" }],
    });
  });

  it("does not apply to an answer that is no HTML", () => {
    expect(judge({ contentType: "application/pdf" }).outcome).toBe("not-applicable");
  });

  it("could not run on a page that was not measured", () => {
    expect(secCsp.evaluate(anUnmeasuredPage(), anEvidence()).outcome).toBe("could-not-run");
  });
});
